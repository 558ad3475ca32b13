import type { CalendarDate, WeekRow } from '@roi-insight/contracts';
import { readWeekStart } from './readWeekStart.ts';
import { rowPeriod } from './rowPeriod.ts';
import type { Period } from '../period.ts';

/** A week of the trend charts. A chart leaves out points whose value is null. */
export interface TrendPoint {
  readonly weekStart: CalendarDate;
  readonly period: Period;
  /** Tickets completed in the week. */
  readonly tasks: number | null;
  /** Average working hours of a ticket. */
  readonly hours: number | null;
}

/** The points of the trend charts, and the rows with an unreadable date, which the caller should warn about. */
export interface WeeklyTrend {
  /** Sorted by date, then period. */
  readonly points: readonly TrendPoint[];
  readonly unreadable: readonly WeekRow[];
}

/** A report's weeks by date, without rows that lack a date or any value. Rows with an invalid date are in `unreadable`. */
export function weeklyTrend(rows: readonly WeekRow[]): WeeklyTrend {
  const points: TrendPoint[] = [];
  const unreadable: WeekRow[] = [];
  for (const row of rows) {
    const weekStart = readWeekStart(row);
    const tasks = notNegative(row.Task_Count);
    const hours = notNegative(row.Avg_Hours_Per_Task);
    if (weekStart === null) {
      if (row.Week_Start) unreadable.push(row);
    } else if (tasks !== null || hours !== null) {
      points.push({ weekStart, period: rowPeriod(row), tasks, hours });
    }
  }
  return { points: points.toSorted(byDateThenPeriod), unreadable };
}

/** A negative count or time cannot be right, so it counts as missing. */
const notNegative = (value: number | null | undefined) => (typeof value === 'number' && value >= 0 ? value : null);

function byDateThenPeriod(a: TrendPoint, b: TrendPoint): number {
  if (a.weekStart !== b.weekStart) return a.weekStart < b.weekStart ? -1 : 1;
  return Number(a.period === 'post') - Number(b.period === 'post');
}
