import type { CalendarDate } from '@roi-insight/contracts';
import { DAY_MS } from '../constants.ts';

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Days since 1970-01-01 of a calendar date; null if invalid. Pure calendar arithmetic, independent of clocks and time
 * zones.
 * @example dayNumber('1970-01-02') // 1
 * @example dayNumber('2023-02-29') // null
 */
export function dayNumber(date: CalendarDate): number | null {
  const [year = NaN, month = NaN, day = NaN] = (PATTERN.exec(date) ?? []).slice(1).map(Number);
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  // A nonexistent day or month overflows into another month.
  return at.getUTCMonth() === month - 1 ? at.getTime() / DAY_MS : null;
}
