import type { SummaryMetrics } from '@roi-insight/contracts';
import { QUARTERS_PER_YEAR } from '../constants.ts';
import { combine } from './combine.ts';

/** Values of the cards; null if they cannot be computed, negative if tasks took longer or cost more after adoption. */
export interface CardValues {
  /** Percent. */
  readonly timeSavingsPercent: number | null;
  /** Working hours saved in the post period. */
  readonly hoursSaved: number | null;
  /** Dollars saved in the post period. */
  readonly costSavings: number | null;
  /** Dollars per year: cost savings × 4. */
  readonly annualProjection: number | null;
}

/**
 * Hours Saved = (pre avg hours − post avg hours) × post total tasks; Cost Savings = cost savings per task × post total
 * tasks; Annual Projection = Cost Savings × 4.
 * @example 10 h before, 8 h after, 120 tasks after, $100 saved a task → 240 h, $12,000, $48,000
 */
export function cardValues(summary: SummaryMetrics): CardValues {
  const { pre_claude: pre, post_claude: post, improvements } = summary;
  const tasks = post.total_tasks;
  const costSavings = combine([improvements.cost_savings_per_task], (perTask) => perTask * tasks);
  return {
    timeSavingsPercent: improvements.time_savings_percent,
    hoursSaved: combine([pre.avg_hours_per_task, post.avg_hours_per_task], (before, after) => (before - after) * tasks),
    costSavings,
    annualProjection: combine([costSavings], (dollars) => dollars * QUARTERS_PER_YEAR),
  };
}
