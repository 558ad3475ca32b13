import type { Report } from '@roi-insight/contracts';
import { weeklyTrend } from '@roi-insight/roi-math';
import { formatCount, formatDay, formatHours } from '../format/index.ts';

/** Rows of the weekly table: week, period, number of tickets, average hours. */
export function weekRows(report: Report): readonly (readonly string[])[] {
  return weeklyTrend(report.time_series_data.time_savings).points.map(({ weekStart, period, tasks, hours }) => [
    formatDay(weekStart),
    period === 'pre' ? 'Before' : 'After',
    formatCount(tasks),
    formatHours(hours),
  ]);
}
