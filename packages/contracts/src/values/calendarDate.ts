/** A day on the calendar, `yyyy-MM-dd`: no clock, no time zone. */
export type CalendarDate = string;

/** The first day that the form offers as adoption date. The API accepts earlier days. */
export const EARLIEST_ADOPTION_DATE: CalendarDate = '2023-01-01';

/** The initial day in the form. */
export const DEFAULT_ADOPTION_DATE: CalendarDate = '2025-08-25';

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A tracker's dates are in these years. Dates that are calculated from them still have years of four digits. */
const MIN_YEAR = 1970;
const MAX_YEAR = 2999;

/**
 * Whether `text` is a day that exists, in the years in which a tracker's dates can be.
 * @example isCalendarDate('2024-02-29') // true
 * @example isCalendarDate('2023-02-29') // false
 */
export function isCalendarDate(text: string): text is CalendarDate {
  const [, year, month, day] = PATTERN.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  if (Number(year) < MIN_YEAR || Number(year) > MAX_YEAR) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
