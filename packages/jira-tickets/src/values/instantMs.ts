/** Smaller numbers are seconds. As milliseconds, they would be dates before 1974, when no tracker existed. */
const MIN_MS_NUMBER = 1e11;
/** Years have four digits. */
const MIN_INSTANT_MS = Date.parse('0000-01-01T00:00:00.000Z');
const MAX_INSTANT_MS = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Parses an instant as Jira writes it: milliseconds or seconds since 1970 in bulk changelogs, elsewhere text whose offset
 * has no colon.
 * @returns epoch milliseconds, null if invalid
 * @example instantMs('2011-03-29T16:48:47.000+0100') // 1301413727000
 */
export function instantMs(value: unknown): number | null {
  const ms = Math.trunc(typeof value === 'number' ? fromNumber(value) : fromText(value));
  return ms >= MIN_INSTANT_MS && ms <= MAX_INSTANT_MS ? ms : null;
}

function fromNumber(value: number): number {
  return value < MIN_MS_NUMBER ? value * 1000 : value;
}

function fromText(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN;
  if (/^\d{9,}$/.test(value)) return fromNumber(Number(value));
  return Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
}
