import { type InferType, object } from 'yup';
import { calendarDate } from './calendarDateSchema.ts';
import { count, finite } from './numbers.ts';

/** One side of the comparison. Averages are null when no ticket of the period has a measured time. */
export const periodMetricsSchema = object({
  /** Completed in the window, plus created in it and still open at its end. */
  total_tasks: count().required(),
  /** Completed in the window. */
  completed_tasks: count().required(),
  /** Percent, 0–100. */
  completion_rate: finite().nullable().defined(),
  /** Working days of 8 h. */
  avg_days_per_task: finite().nullable().defined(),
  /** Working hours. */
  avg_hours_per_task: finite().nullable().defined(),
  /** Dollars. */
  avg_cost_per_task: finite().nullable().defined(),
  /** Dollars: average cost × completed tasks. */
  total_cost: finite().nullable().defined(),
  /** Calendar days of the window. */
  total_days: count().optional(),
});

/** The assumptions behind every dollar. */
export const assumptionsSchema = object({
  /** Dollars a year. */
  engineer_annual_cost: finite().min(0).required(),
  /** Dollars an hour: annual cost / (8 × 250). */
  hourly_rate: finite().min(0).required(),
  /** Working hours of a day. */
  hours_per_day: finite().min(0).required(),
});

/** What changed between the periods. Null where it cannot be computed (a division by zero, nothing measured). */
export const improvementsSchema = object({
  /** Of the average hours before; negative: slower. */
  time_savings_percent: finite().nullable().defined(),
  /** Dollars. */
  cost_savings_per_task: finite().nullable().defined(),
  /** Of the average cost before. */
  cost_savings_percent: finite().nullable().defined(),
  /** Dollars a year, at the pace of the time after adoption. */
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
