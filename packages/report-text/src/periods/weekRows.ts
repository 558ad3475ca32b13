import type { Report } from '@roi-insight/contracts';
import { weeklyTrend } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { weekName } from '../organization/weekName.ts';

/** Rows of the weekly table: week, period, number of tickets, average hours. */
export function weekRows(formats: Formats, report: Report): readonly (readonly string[])[] {
  return weeklyTrend(report.time_series_data.time_savings).points.map(({ weekStart, period, tasks, hours }) => [
    weekName(formats, report, weekStart),
    period === 'pre' ? 'Before' : 'After',
    formats.count(tasks),
    formats.hours(hours),
  ]);
}
