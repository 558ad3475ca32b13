import type { CalendarDate } from '@roi-insight/contracts';
import { DAY_MS } from '../constants.ts';

/**
 * The calendar date that is `day` days after 1970-01-01.
 * @example calendarDateOf(1) // '1970-01-02'
 */
export function calendarDateOf(day: number): CalendarDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
