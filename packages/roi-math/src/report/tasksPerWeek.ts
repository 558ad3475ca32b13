import type { Report } from '@roi-insight/contracts';
import { combine } from './combine.ts';
import { periodOf, type Period } from './period.ts';
import { totalDays } from './totalDays.ts';

/** Total tasks / total days × 7; null if the length of the period is unknown. */
export function tasksPerWeek(report: Report, period: Period): number | null {
  const tasks = periodOf(report.summary_metrics, period).total_tasks;
  return combine([totalDays(report, period)], (days) => (tasks / days) * 7);
}
