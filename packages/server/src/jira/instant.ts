/** Below this a number of time means seconds: in ms it would be a day in 1973, before any tracker. */
const FIRST_MS = 1e11;

/**
 * A moment of Jira's in ISO 8601 UTC, or null when it is none.
 * @example instant('2011-03-29T16:48:47.000+0100') // '2011-03-29T15:48:47.000Z'
 */
export function instant(value: unknown): string | null {
  const ms = instantMs(value);
  return ms === null ? null : new Date(ms).toISOString();
}

/**
 * A moment of Jira's in ms since 1970, or null when it is none. Jira writes milliseconds or seconds since 1970 in bulk
 * changelogs, and elsewhere text whose offset has no colon.
 */
export function instantMs(value: unknown): number | null {
  const ms = typeof value === 'number' ? (value < FIRST_MS ? value * 1000 : value) : parseText(value);
  return Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? ms : null;
}

function parseText(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN;
  if (/^\d{9,}$/.test(value)) return Number(value) < FIRST_MS ? Number(value) * 1000 : Number(value);
  return Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
}
