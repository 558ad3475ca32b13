import type { CalendarDate, WeekRow } from '@roi-insight/contracts';
import { dayNumber } from '../time/dayNumber.ts';

/** The first day of a row's week; null if it is missing or invalid. A time after the date is ignored. */
export function readWeekStart(row: WeekRow): CalendarDate | null {
  const text = row.Week_Start;
  if (text === undefined || text === null) return null;
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text.trim())?.[1];
  return day === undefined || dayNumber(day) === null ? null : day;
}
