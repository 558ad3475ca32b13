import type { Improvements, PeriodMetrics, SummaryMetrics } from '@roi-insight/contracts';
import { combine } from './combine.ts';

const HOURS_A_DAY = 8;
const WORKING_DAYS_A_YEAR = 250;
const DAYS_A_YEAR = 365;

/** Dollars an hour = annual cost / (8 hours × 250 days). */
export function hourlyRate(engineerAnnualCost: number): number {
  return engineerAnnualCost / (HOURS_A_DAY * WORKING_DAYS_A_YEAR);
}

/** The dollar figures of a period: cost per task = average hours × rate; total = cost per task × completed tasks. */
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
 * What changed in dollars. Savings per task = pre − post cost per task; percent of the pre cost; a year's estimate =
 * post tasks per day × 365 × savings per task.
 * @param postDays calendar days of the post period; null: unknown
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
      (saved, days) => (post.total_tasks / days) * DAYS_A_YEAR * saved,
    ),
  };
}
