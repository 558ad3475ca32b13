import type { CalendarDate } from '@roi-insight/contracts';

/** Epoch milliseconds of a calendar date in UTC, for axes; null if the date is invalid. */
export function axisTime(day: CalendarDate): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
