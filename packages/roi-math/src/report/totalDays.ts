import type { Report } from '@roi-insight/contracts';
import { readWeekStart } from './weeks/readWeekStart.ts';
import { rowPeriod } from './weeks/rowPeriod.ts';
import { periodOf, type Period } from './period.ts';

/**
 * Calendar days of a period: the number that the server sends. If it sends none, 7 days for each distinct week of the period's series; null if the
 * report has no weeks.
 */
export function totalDays(report: Report, period: Period): number | null {
  const sent = periodOf(report.summary_metrics, period).total_days ?? 0;
  if (sent > 0) return sent;
  const weeks = new Set<string>();
  for (const row of report.time_series_data.time_savings) {
    const start = readWeekStart(row);
    if (start !== null && rowPeriod(row) === period) weeks.add(start);
  }
  return weeks.size === 0 ? null : weeks.size * 7;
}
