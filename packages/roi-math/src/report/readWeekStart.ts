import type { CalendarDate, WeekRow } from '@roi-insight/contracts';
import { dayNumber } from '../time/dayNumber.ts';

/** The day a row's week starts; null when it is missing or names no day. A time behind the date is ignored. */
export function readWeekStart(row: WeekRow): CalendarDate | null {
  const text = row.Week_Start;
  if (text === undefined || text === null) return null;
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text.trim())?.[1];
  return day === undefined || dayNumber(day) === null ? null : day;
}
