import type { Report } from '@roi-insight/contracts';
import { combine } from './combine.ts';
import { periodOf, type Side } from './side.ts';
import { totalDays } from './totalDays.ts';

/** Total tasks / total days × 7; null when the days of the period are unknown. */
export function tasksPerWeek(report: Report, side: Side): number | null {
  const tasks = periodOf(report.summary_metrics, side).total_tasks;
  return combine([totalDays(report, side)], (days) => (tasks / days) * 7);
}
