import { isJsonObject } from '../values/jsonObject.ts';

/** Whether no two entries have the same value. Called before the entries are validated, so they may be of any type. */
export const differ = (
  entries: readonly unknown[] | undefined,
  field: string,
  identity = (value: unknown): unknown => value,
): boolean => {
  const values = (entries ?? []).map((entry) => identity(isJsonObject(entry) ? entry[field] : entry));
  return new Set(values).size === values.length;
};
