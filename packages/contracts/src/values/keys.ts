import { isJsonObject } from './jsonObject.ts';

type CamelName<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelName<Tail>>}` : Name;

/** A value of the wire with the names of its fields in camelCase, at every depth. */
export type CamelKeys<T> = T extends readonly unknown[]
  ? { [Index in keyof T]: CamelKeys<T[Index]> }
  : T extends object
    ? { [Name in keyof T as CamelName<Name>]: CamelKeys<T[Name]> }
    : T;

/** Names of these fields' own fields are data. */
const DATA = new Set(['params']);

/** From the wire: renames fields in snake_case, at every depth. */
export function camelKeys<T>(value: T): CamelKeys<T>;
export function camelKeys(value: unknown): unknown {
  return renameKeys(value, (name) =>
    // The schemas ignore unknown fields: one that is in camelCase already must not replace a field that was checked.
    /[A-Z]/.test(name) ? null : name.replaceAll(/(?<=[a-z\d])_([a-z\d])/g, (_, next: string) => next.toUpperCase()),
  );
}

/** To the wire: the inverse of `camelKeys`. */
export function snakeKeys<T>(value: CamelKeys<T>): T;
export function snakeKeys(value: unknown): unknown {
  return renameKeys(value, (name) => name.replaceAll(/(?<=[a-z])\d+|[A-Z]/g, (part) => `_${part.toLowerCase()}`));
}

/** More levels than any field of a report has. Deeper ones, which only unknown fields have, are left out. */
const MAX_DEPTH = 16;

/** @param rename returns null for a field that is left out */
function renameKeys(value: unknown, rename: (name: string) => string | null, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((entry: unknown) => renameKeys(entry, rename, depth + 1));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const renamed = rename(name);
    return renamed === null ? [] : [[renamed, DATA.has(name) ? part : renameKeys(part, rename, depth + 1)] as const];
  });
  return Object.fromEntries(entries);
}
