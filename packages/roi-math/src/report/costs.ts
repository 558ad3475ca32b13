import type { Improvements, PeriodMetrics, SummaryMetrics } from '@roi-insight/contracts';
import { DAYS_PER_YEAR, HOURS_PER_DAY, WORKING_DAYS_PER_YEAR } from '../constants.ts';
import { combine } from './combine.ts';

/** Dollars per hour = annual cost / (8 hours × 250 days). */
export function hourlyRate(engineerAnnualCost: number): number {
  return engineerAnnualCost / (HOURS_PER_DAY * WORKING_DAYS_PER_YEAR);
}

/** Adds dollars: cost per task = average hours × rate ($ per hour); total = cost per task × completed tasks. */
export function withCosts<P extends Omit<PeriodMetrics, 'avg_cost_per_task' | 'total_cost'>>(
  period: P,
  rate: number,
): P & Pick<PeriodMetrics, 'avg_cost_per_task' | 'total_cost'> {
  const perTask = combine([period.avg_hours_per_task], (hours) => hours * rate);
  return {
    ...period,
    avg_cost_per_task: perTask,
    total_cost: combine([perTask], (dollars) => dollars * period.completed_tasks),
  };
}

/**
 * The change in dollars: savings per task = pre − post cost per task, also in percent of the pre cost; annual estimate
 * = post tasks per day × 365 × savings per task. Null if an average is missing or the divisor is zero.
 * @param postDays calendar days of the post period; null if unknown
 */
export function costImprovements(
  { pre_claude: pre, post_claude: post }: Pick<SummaryMetrics, 'pre_claude' | 'post_claude'>,
  postDays: number | null,
): Omit<Improvements, 'time_savings_percent'> {
  const perTask = combine([pre.avg_cost_per_task, post.avg_cost_per_task], (before, after) => before - after);
  return {
    cost_savings_per_task: perTask,
    cost_savings_percent: combine([perTask, pre.avg_cost_per_task], (saved, before) => (saved / before) * 100),
    annual_savings_estimate: combine(
      [perTask, postDays],
      (saved, days) => (post.total_tasks / days) * DAYS_PER_YEAR * saved,
    ),
  };
}
