import type { Report } from '@roi-insight/contracts';
import { combine } from './combine.ts';
import { periodOf, type Period } from './period.ts';
import { totalDays } from './totalDays.ts';

/** Total tasks / total days × 7; null if the length of the period is unknown. */
export function tasksPerWeek(report: Report, period: Period): number | null {
  return perWeek(report, period, periodOf(report.summary_metrics, period).total_tasks);
}

/** Completed tasks / total days × 7; null if the length of the period is unknown. */
export function completedTasksPerWeek(report: Report, period: Period): number | null {
  return perWeek(report, period, periodOf(report.summary_metrics, period).completed_tasks);
}

function perWeek(report: Report, period: Period, tasks: number): number | null {
  return combine([totalDays(report, period)], (days) => (tasks / days) * 7);
}
