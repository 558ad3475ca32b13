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
    name.replaceAll(/(?<=[a-z\d])_([a-z\d])/g, (_, next: string) => next.toUpperCase()),
  );
}

/** To the wire: the inverse of `camelKeys`. */
export function snakeKeys<T>(value: CamelKeys<T>): T;
export function snakeKeys(value: unknown): unknown {
  return renameKeys(value, (name) => name.replaceAll(/(?<=[a-z])\d+|[A-Z]/g, (part) => `_${part.toLowerCase()}`));
}

function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => renameKeys(entry, rename));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    rename(name),
    DATA.has(name) ? part : renameKeys(part, rename),
  ]);
  return Object.fromEntries(entries);
}
