import type { CalendarDate } from '@roi-insight/contracts';

/** Milliseconds of a calendar day. */
export const DAY_MS = 86_400_000;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Days since 1970-01-01 of a calendar date; null when the text names no day that exists. Pure calendar arithmetic:
 * no clock and no time zone takes part.
 * @example dayNumber('1970-01-02') // 1
 * @example dayNumber('2023-02-29') // null
 */
export function dayNumber(date: CalendarDate): number | null {
  const [year = NaN, month = NaN, day = NaN] = (PATTERN.exec(date) ?? []).slice(1).map(Number);
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  // A day or month that does not exist runs over into another month.
  return at.getUTCMonth() === month - 1 ? at.getTime() / DAY_MS : null;
}
