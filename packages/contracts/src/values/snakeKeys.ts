import type { CamelKeys } from './camelKeys.ts';
import { isJsonObject } from './jsonObject.ts';

/** Objects whose field names are data. These names are not converted. */
const DATA = new Set(['params']);

/**
 * Maximum depth: more levels than any field of a report has. Deeper fields, which can only be unknown ones, are left
 * out.
 */
const MAX_DEPTH = 16;

/** Converts a value to the wire: the inverse of `camelKeys`. */
export function snakeKeys<T>(value: CamelKeys<T>): T;
export function snakeKeys(value: unknown): unknown {
  return renameKeys(value, (name) => name.replaceAll(/(?<=[a-z])\d+|[A-Z]/g, (part) => `_${part.toLowerCase()}`));
}

/** The value without its null fields, at every depth. */
export function withoutNulls(value: unknown): unknown {
  return renameKeys(value, (name) => name);
}

function renameKeys(value: unknown, rename: (name: string) => string, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((entry: unknown) => renameKeys(entry, rename, depth + 1));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, part]) =>
    part === null || part === undefined
      ? []
      : [[rename(name), DATA.has(name) ? part : renameKeys(part, rename, depth + 1)] as const],
  );
  return Object.fromEntries(entries);
}
