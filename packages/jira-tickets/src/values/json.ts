/** A JSON object with unknown members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** `value` as an object; empty if it is not an object. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** A list that contains only objects; null for anything else. */
export function listOf(value: unknown): readonly JsonObject[] | null {
  return Array.isArray(value) && value.every(isObject) ? value : null;
}

/**
 * The object's own property as text; numbers are converted, because ids occur as texts and as numbers. Inherited properties
 * are ignored: Jira's change items have a key `toString`.
 */
export function textOf(object: JsonObject, key: string): string | null {
  if (!Object.hasOwn(object, key)) return null;
  const value = object[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The id that Jira assigned to an issue, a project or the like; null if missing or invalid. */
export function idOf(object: JsonObject, key = 'id'): string | null {
  const id = textOf(object, key);
  return id !== null && /^\d{1,20}$/.test(id) ? id : null;
}

/** A finite number in the object, or null. */
export function numberOf(object: JsonObject, key: string): number | null {
  const value = object[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
