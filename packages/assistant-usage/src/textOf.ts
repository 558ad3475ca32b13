/** A kind or an id, which is text or a number; empty if it is missing, null if it is something else, which may have no text. */
export function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
