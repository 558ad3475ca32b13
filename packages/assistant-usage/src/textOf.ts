/** The text of a kind or an id, which is text or a number; empty if it is missing, null for any other type. */
export function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
