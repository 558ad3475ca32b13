import type { CalendarDate, WeekRow } from '@roi-insight/contracts';
import { readWeekStart } from './readWeekStart.ts';
import { rowSide } from './rowSide.ts';
import type { Side } from './side.ts';

/** A week of the trend charts; a chart leaves out the points whose own value is null. */
export interface TrendPoint {
  readonly weekStart: CalendarDate;
  readonly side: Side;
  /** Tickets completed in the week. */
  readonly tasks: number | null;
  /** Average working hours of a ticket. */
  readonly hours: number | null;
}

/** What the trend charts show, and the rows whose date could not be read (the caller warns about them). */
export interface WeeklyTrend {
  /** By date; of the same date, before adoption first. */
  readonly points: readonly TrendPoint[];
  readonly unreadable: readonly WeekRow[];
}

/**
 * The weeks of a report in order. A row without a date, or without any value, is left out silently; a row whose date
 * names no day is returned in `unreadable`.
 */
export function weeklyTrend(rows: readonly WeekRow[]): WeeklyTrend {
  const points: TrendPoint[] = [];
  const unreadable: WeekRow[] = [];
  for (const row of rows) {
    const weekStart = readWeekStart(row);
    const tasks = row.Task_Count ?? null;
    const hours = row.Avg_Hours_Per_Task ?? null;
    if (weekStart === null) {
      if (row.Week_Start) unreadable.push(row);
    } else if (tasks !== null || hours !== null) {
      points.push({ weekStart, side: rowSide(row), tasks, hours });
    }
  }
  return { points: points.toSorted(byDateThenSide), unreadable };
}

function byDateThenSide(a: TrendPoint, b: TrendPoint): number {
  if (a.weekStart !== b.weekStart) return a.weekStart < b.weekStart ? -1 : 1;
  return Number(a.side === 'post') - Number(b.side === 'post');
}
