import { POST_PERIOD, type Report } from '@roi-insight/contracts';
import { csv } from './csv.ts';

/** The weeks of a report as CSV, unrounded: one row each, with empty cells where nothing was measured. */
export function weeklyCsv(report: Report): string {
  return csv([
    ['week_start', 'period', 'tickets_closed', 'average_hours_per_ticket'],
    ...report.time_series_data.time_savings.map((row) => [
      row.Week_Start ?? null,
      row.Period === POST_PERIOD ? 'after' : 'before',
      row.Task_Count ?? null,
      row.Avg_Hours_Per_Task ?? null,
    ]),
  ]);
}
