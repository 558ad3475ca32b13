import { type InferType, object } from 'yup';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { isJsonObject, type JsonObject } from '../values/jsonObject.ts';
import { count, finite } from '../values/numbers.ts';

/** One of the two periods. Averages are null when no ticket of the period has a measured time. */
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

/** The assumptions behind every dollar amount. The hours per day are only shown, so they may be null. */
export const assumptionsSchema = object({
  engineer_annual_cost: finite().min(0).required(),
  hourly_rate: finite().min(0).required(),
  hours_per_day: finite().min(0).nullable().defined(),
});

/** The changes between the periods. A value is null if it cannot be computed (division by zero, nothing measured). */
export const improvementsSchema = object({
  time_savings_percent: finite().nullable().defined(),
  cost_savings_per_task: finite().nullable().defined(),
  cost_savings_percent: finite().nullable().defined(),
  annual_savings_estimate: finite().nullable().defined(),
});

/** The two periods, and the changes between them. */
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

const UNKNOWN_PERIOD = {
  completion_rate: null,
  avg_days_per_task: null,
  avg_hours_per_task: null,
  avg_cost_per_task: null,
  total_cost: null,
  total_days: undefined,
} satisfies Partial<PeriodMetrics>;

const UNKNOWN_IMPROVEMENTS: Improvements = {
  time_savings_percent: null,
  cost_savings_per_task: null,
  cost_savings_percent: null,
  annual_savings_estimate: null,
};

/** Normalizes a summary from any server: an absent optional number becomes null, and the adoption date loses its time. */
export function normalizeSummary(summary: JsonObject): JsonObject {
  const { claude_adoption_date: adopted, assumptions, pre_claude: pre, post_claude: post, improvements = {} } = summary;
  return {
    ...summary,
    claude_adoption_date: typeof adopted === 'string' ? adopted.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/s, '$1') : adopted,
    assumptions: isJsonObject(assumptions) ? withDefaults(assumptions, { hours_per_day: null }) : assumptions,
    pre_claude: isJsonObject(pre) ? withDefaults(pre, UNKNOWN_PERIOD) : pre,
    post_claude: isJsonObject(post) ? withDefaults(post, UNKNOWN_PERIOD) : post,
    improvements: isJsonObject(improvements) ? withDefaults(improvements, UNKNOWN_IMPROVEMENTS) : improvements,
  };
}

/** The object with `values` in place of absent and null fields; its fields keep their order. */
const withDefaults = (object: JsonObject, values: JsonObject): JsonObject => ({
  ...object,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => (object[name] ?? null) === null)),
});
