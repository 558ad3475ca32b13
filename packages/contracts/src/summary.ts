import { type InferType, object } from 'yup';
import { calendarDate } from './calendarDateSchema.ts';
import { count, finite } from './numbers.ts';

/** One side of the comparison. Averages are null when no ticket of the period has a measured time. */
export const periodMetricsSchema = object({
  total_tasks: count().required(),
  completed_tasks: count().required(),
  completion_rate: finite().min(0).nullable().defined(),
  avg_days_per_task: finite().min(0).nullable().defined(),
  avg_hours_per_task: finite().min(0).nullable().defined(),
  avg_cost_per_task: finite().min(0).nullable().defined(),
  total_cost: finite().min(0).nullable().defined(),
  total_days: count().optional(),
});

/** The assumptions behind every dollar. */
export const assumptionsSchema = object({
  engineer_annual_cost: finite().min(0).required(),
  hourly_rate: finite().min(0).required(),
  hours_per_day: finite().min(0).required(),
});

/** What changed between the periods. Null where it cannot be computed (a division by zero, nothing measured). */
export const improvementsSchema = object({
  time_savings_percent: finite().nullable().defined(),
  cost_savings_per_task: finite().nullable().defined(),
  cost_savings_percent: finite().nullable().defined(),
  annual_savings_estimate: finite().nullable().defined(),
});

/** Both sides, and what changed. */
export const summaryMetricsSchema = object({
  claude_adoption_date: calendarDate().required(),
  assumptions: assumptionsSchema.required(),
  pre_claude: periodMetricsSchema.required(),
  post_claude: periodMetricsSchema.required(),
  improvements: improvementsSchema.required(),
});

export type PeriodMetrics = InferType<typeof periodMetricsSchema>;
export type Assumptions = InferType<typeof assumptionsSchema>;
export type Improvements = InferType<typeof improvementsSchema>;
export type SummaryMetrics = InferType<typeof summaryMetricsSchema>;
