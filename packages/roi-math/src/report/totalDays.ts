import type { Report } from '@roi-insight/contracts';
import { readWeekStart } from './readWeekStart.ts';
import { rowSide } from './rowSide.ts';
import { periodOf, type Side } from './side.ts';

/**
 * Calendar days of a period. A server that does not send them is given the distinct weeks of its series × 7;
 * null when there are none either.
 */
export function totalDays(report: Report, side: Side): number | null {
  const sent = periodOf(report.summary_metrics, side).total_days ?? 0;
  if (sent > 0) return sent;
  const weeks = new Set<string>();
  for (const row of report.time_series_data.time_savings) {
    const start = readWeekStart(row);
    if (start !== null && rowSide(row) === side) weeks.add(start);
  }
  return weeks.size === 0 ? null : weeks.size * 7;
}
