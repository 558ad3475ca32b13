import type { CalendarDate, WeekRow } from '@roi-insight/contracts';
import { calendarDateOf } from '../../time/calendarDateOf.ts';
import { dayNumber } from '../../time/dayNumber.ts';

/** 2025-08-25 or 20250825, and an optional time. */
const DAY = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]|$)/;
/** 2025-W35, 2025-W35-1, 2025W351. */
const ISO_WEEK = /^(\d{4})-?W(0[1-9]|[1-4]\d|5[0-3])(?:-?([1-7]))?(?:[T ]|$)/;

/**
 * The first day of a row's week; null if the date is missing or invalid. Accepts the dates and date-times of ISO 8601, and ignores the time.
 * @example readWeekStart({ Week_Start: '2025-W35' }) // '2025-08-25'
 */
export function readWeekStart(row: WeekRow): CalendarDate | null {
  const text = row.Week_Start?.trim() ?? '';
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return readIsoWeek(text);
  const date = `${year}-${month}-${day}`;
  return dayNumber(date) === null ? null : date;
}

function readIsoWeek(text: string): CalendarDate | null {
  const [, year, week, day = '1'] = ISO_WEEK.exec(text) ?? [];
  // The first week of a year is the one that contains January 4. Day 0 was a Thursday.
  const january4 = year === undefined ? null : dayNumber(`${year}-01-04`);
  if (january4 === null) return null;
  const firstMonday = january4 - ((january4 + 3) % 7);
  return calendarDateOf(firstMonday + 7 * (Number(week) - 1) + Number(day) - 1);
}
