import { array, boolean, type InferType, object, string, tuple } from 'yup';
import { oneOf } from '../values/oneOf.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { count, finite, totalHours } from '../values/numbers.ts';
import type { CamelKeys } from '../values/camelKeys.ts';
import { gradeReasonSchema } from './reasons.ts';

export const VERDICTS = ['faster', 'slower', 'no-detectable-change', 'too-little-data'] as const;
export const GRADES = ['A', 'B', 'C', 'D'] as const;
export const GUARDRAIL_CHANGES = ['rose', 'fell', 'not-clear'] as const;
export const METHODS = ['level', 'trend-adjusted', 'comparison', 'organization'] as const;

/** Whether the estimate is adjusted for sizes, or why it is not. */
export const SIZE_USES = ['used', 'explains-little', 'share-changed', 'few-tickets'] as const;

/** The possible courses of the effect after the first quarter. */
export const COURSES = ['lasting', 'growing', 'fading', 'gone', 'unclear'] as const;
/** Maximum number of quarters in a report: those of the two years after adoption. */
export const MAX_QUARTERS = 8;

/** Maximum number of entries in a list of the evidence: far more than a report has, and few enough to draw. */
export const MAX_EVIDENCE_ENTRIES = 200;

/** Low and high end of a 95 % interval, in percent of time saved. */
export const intervalSchema = tuple([finite().required(), finite().required()]);

const effect = { effect_percent: finite().required(), interval_percent: intervalSchema.required() };

/** One estimate of the change. If there are too few data, the effect is absent. */
export const estimateSchema = object({
  method: oneOf(METHODS),
  effect_percent: finite().optional(),
  interval_percent: intervalSchema.optional(),
});

/**
 * A measure in each period; absent if it has no value. `change` is the direction in which it moved by more than chance explains; it is absent if
 * there is too little data for a verdict, and in reports of earlier servers.
 */
const guardrailSchema = object({
  pre: finite().optional(),
  post: finite().optional(),
  change: string().oneOf(GUARDRAIL_CHANGES).optional(),
});
const counts = object({ pre: count().required(), post: count().required() });

/** The method's estimate at a date before adoption, when nothing was adopted. */
export const placeboDateSchema = object({
  date: calendarDate().required(),
  ...effect,
});

/** Reports up to version 1.1.0 of the measurement have no `dates`. */
const placeboSchema = object({
  tried: count().required(),
  as_large: count().required(),
  dates: array(placeboDateSchema.required()).max(MAX_EVIDENCE_ENTRIES).optional(),
});

/** Further weeks until a saving of 20 or 30 % could be found; absent if that takes more than a year. */
const weeksToDetectSchema = object({
  percent_20: count().optional(),
  percent_30: count().optional(),
});

/** Maximum number of measured tickets: far more than a report has, and small enough for exact calculation. */
const MAX_MEASURED_TICKETS = 1e9;

const measuredHoursSchema = object({
  tickets: count().max(MAX_MEASURED_TICKETS).required(),
  hours: totalHours().min(0).required(),
});

/** The measured tickets and the weeks that the series of the evidence leaves out. */
const leftOutSchema = object({
  clicked_through: counts.required(),
  too_old: counts.required(),
  bulk_weeks: array(object({ week_start: calendarDate().required(), tickets: count().required() }).required())
    .max(MAX_EVIDENCE_ENTRIES)
    .required(),
  first_weeks: count().required(),
});

/**
 * The sizes of tickets, such as original estimates, and their use in the estimate of the change; absent if no ticket has a size.
 * `explained_percent`: the share that sizes explain of the differences between tickets of the same type and week before adoption; absent if there
 * are few tickets. `drift`: the change of the estimated size per ticket after adoption, with the estimates with and without sizes; absent unless the
 * size changed by more than it ever did before adoption.
 */
const sizeSchema = object({
  tickets: counts.required(),
  explained_percent: finite().min(0).max(100).optional(),
  use: oneOf(SIZE_USES),
  drift: object({
    percent: finite().min(-100).required(),
    with_sizes: object(effect).required(),
    without_sizes: object(effect).required(),
  })
    .optional()
    .default(undefined),
});

/**
 * The drift of the team alone that would end the claim, and the largest drift between two quarters before adoption, in percent of time; the latter is
 * absent if there are too few weeks.
 */
const breakdownSchema = object({
  drift_percent: finite().min(0).required(),
  largest_before_percent: finite().min(0).optional(),
});

/**
 * A quarter of 13 weeks after adoption. The intervals of a year's four quarters contain all four effects in 95 % of
 * cases. There is no effect if there are too few data.
 */
export const quarterSchema = object({
  first_week: count().required(),
  last_week: count().required(),
  complete: boolean().required(),
  tickets: count().required(),
  weeks: count().required(),
  measured_hours: measuredHoursSchema.required(),
  effect_percent: finite().optional(),
  interval_percent: intervalSchema.optional(),
  headline_percent: finite().optional(),
  detectable_percent: finite().optional(),
});

/** The reliability of the figures. */
export const evidenceSchema = object({
  verdict: oneOf(VERDICTS),
  grade: oneOf(GRADES),
  grade_reasons: array(gradeReasonSchema).max(MAX_EVIDENCE_ENTRIES).required(),
  effect_percent: finite().optional(),
  interval_percent: intervalSchema.optional(),
  method: oneOf(METHODS),
  estimates: array(estimateSchema.required()).max(MAX_EVIDENCE_ENTRIES).required(),
  pre_trend_percent_per_week: finite().optional(),
  cliffs_delta: finite().optional(),
  mann_whitney_p: finite().min(0).max(1).optional(),
  placebo: placeboSchema.optional().default(undefined),
  headline_percent: finite().optional(),
  detectable_percent: finite().optional(),
  weeks_to_detect: weeksToDetectSchema.optional().default(undefined),
  measured_hours: object({ pre: measuredHoursSchema.required(), post: measuredHoursSchema.required() })
    .optional()
    .default(undefined),
  left_out: leftOutSchema.optional().default(undefined),
  size: sizeSchema.optional().default(undefined),
  breakdown: breakdownSchema.optional().default(undefined),
  quarters: array(quarterSchema.required()).max(MAX_QUARTERS).optional(),
  lasting: string().oneOf(COURSES).optional(),
  tickets: counts.required(),
  weeks: counts.required(),
  guardrails: object({
    reopen_rate: guardrailSchema.required(),
    bug_share: guardrailSchema.required(),
    throughput_per_week: guardrailSchema.required(),
  }).required(),
});

export type Verdict = (typeof VERDICTS)[number];
export type Grade = (typeof GRADES)[number];
export type GuardrailChange = (typeof GUARDRAIL_CHANGES)[number];
export type EstimateMethod = (typeof METHODS)[number];
export type Interval = readonly [low: number, high: number];
export type Course = (typeof COURSES)[number];
export type Quarter = CamelKeys<InferType<typeof quarterSchema>>;
export type PlaceboDate = CamelKeys<InferType<typeof placeboDateSchema>>;
export type Estimate = CamelKeys<InferType<typeof estimateSchema>>;

/** The verdict of an estimate. */
export type Claim = Exclude<Verdict, 'too-little-data'>;

export type WireEvidence = InferType<typeof evidenceSchema>;

type Fields = CamelKeys<WireEvidence>;

/** Numbers that reports up to version 1.1.0 of the measurement do not have. */
type Later = 'headlinePercent' | 'detectablePercent' | 'weeksToDetect';

type ResultField = 'verdict' | 'effectPercent' | 'intervalPercent' | Later;
type SharedFields = Omit<Fields, ResultField>;

/** The fields of evidence before its kind is known. */
export type EvidenceFields = SharedFields & Partial<Pick<Fields, ResultField>>;

/** The result that the data support: a verdict with its effect and interval, or too little data for a verdict. */
export type Result =
  | { readonly kind: 'too-little-data' }
  | {
      readonly kind: 'estimated';
      readonly verdict: Claim;
      readonly effectPercent: number;
      readonly intervalPercent: [low: number, high: number];
    };

export type TooLittleData = SharedFields & Extract<Result, { kind: 'too-little-data' }>;

export type Estimated = SharedFields &
  Extract<Result, { kind: 'estimated' }> & { readonly [Name in Later]: Exclude<Fields[Name], undefined> };

export type Evidence = TooLittleData | Estimated;

/** If the verdict, the effect or the interval is missing, there is too little data. */
export function resultFrom({
  verdict = 'too-little-data',
  effectPercent = null,
  intervalPercent = null,
}: Pick<EvidenceFields, 'verdict' | 'effectPercent' | 'intervalPercent'>): Result {
  return verdict === 'too-little-data' || effectPercent === null || intervalPercent === null
    ? { kind: 'too-little-data' }
    : { kind: 'estimated', verdict, effectPercent, intervalPercent };
}

/** The evidence as a kind, by the result that it supports. */
export function evidenceFrom(fields: EvidenceFields): Evidence {
  const {
    verdict: _verdict,
    effectPercent: _effect,
    intervalPercent: _interval,
    headlinePercent = null,
    detectablePercent = null,
    weeksToDetect = null,
    ...shared
  } = fields;
  const result = resultFrom(fields);
  return result.kind === 'too-little-data'
    ? { ...shared, ...result }
    : { ...shared, ...result, headlinePercent, detectablePercent, weeksToDetect };
}
