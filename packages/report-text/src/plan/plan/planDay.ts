import type { CalendarDate } from '@roi-insight/contracts';

const DAY_MS = 86_400_000;

/** The Monday that is this many weeks after the first start. @example planDay('2027-01-04', 26) // '2027-07-05' */
export function planDay(start: CalendarDate, week: number): CalendarDate {
  return new Date(Date.parse(start) + 7 * week * DAY_MS).toISOString().slice(0, 10);
}
