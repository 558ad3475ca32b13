import { isJsonObject } from '../values/jsonObject.ts';

/**
 * The entries of nested lists, by the names of their fields. Tests of an object run before its fields are validated, so a field may have any type. A
 * field that is not a list has no entries.
 */
export function entriesAt(value: unknown, [field, ...rest]: readonly string[]): readonly unknown[] {
  if (field === undefined) return [value];
  const list = isJsonObject(value) ? value[field] : undefined;
  return Array.isArray(list) ? list.flatMap((entry: unknown) => entriesAt(entry, rest)) : [];
}
