import { array, type InferType, object } from 'yup';
import { calendarDate } from '../values/calendarDateSchema.ts';
import type { CamelKeys } from '../values/camelKeys.ts';
import { isJsonObject } from '../values/jsonObject.ts';
import { count, finite } from '../values/numbers.ts';
import { oneOf } from '../values/oneOf.ts';
import { MAX_QUARTERS } from './evidence.ts';

/** The measures of quality, the most important first. */
export const QUALITY_KINDS = ['bugs-created', 'bugs-per-ticket', 'backlog', 'reopened'] as const;
/** `held` is said only where it is shown; `unknown`: it is not known which tickets are bugs, or when they were created. */
export const QUALITY_WORDS = ['held', 'worse', 'better', 'unclear', 'unknown'] as const;

/** Maximum number of weeks: far more than a report has, and few enough to draw. */
const MAX_WEEKS = 1000;

/**
 * A change with its 95 % interval. Bugs created, and bugs per 100 completed tickets: percent. Backlog: bugs a week by which its growth changed. Reopened
 * tickets: percentage points.
 */
export const qualityChangeSchema = object({
  estimate: finite().required(),
  low: finite().required(),
  high: finite().required(),
});

/** The change of bugs created in a quarter of 13 weeks after adoption; absent if it has too little data. */
export const qualityQuarterSchema = object({
  first_week: count().required(),
  last_week: count().required(),
  change: qualityChangeSchema.optional().default(undefined),
});

/**
 * `pre` and `post`: bugs created a week, bugs created per 100 completed tickets, growth of the backlog in bugs a week, or percent of completed tickets that
 * had been reopened. `detectable`: the smallest change for the worse that would have been found, in the unit of the change.
 */
export const qualityMeasureSchema = object({
  kind: oneOf(QUALITY_KINDS),
  word: oneOf(QUALITY_WORDS),
  pre: finite().optional(),
  post: finite().optional(),
  change: qualityChangeSchema.optional().default(undefined),
  detectable: finite().min(0).optional(),
});

/** A calendar week. `backlog`: open bugs at its end; absent if unknown. */
export const qualityWeekSchema = object({
  week_start: calendarDate().required(),
  created: count().required(),
  backlog: count().optional(),
});

/**
 * What the report says about quality. `weeks` are those of the windows and the history before, oldest first. `throughput`: the change of completed tickets a
 * week in percent; absent with too few weeks.
 */
export const qualitySchema = object({
  word: oneOf(QUALITY_WORDS),
  measures: array(qualityMeasureSchema.required()).max(QUALITY_KINDS.length).required(),
  quarters: array(qualityQuarterSchema.required()).max(MAX_QUARTERS).required(),
  weeks: array(qualityWeekSchema.required()).max(MAX_WEEKS).required(),
  throughput: qualityChangeSchema.optional().default(undefined),
});

export type WireQuality = InferType<typeof qualitySchema>;
export type Quality = CamelKeys<WireQuality>;
export type QualityMeasure = CamelKeys<InferType<typeof qualityMeasureSchema>>;
export type QualityChange = CamelKeys<InferType<typeof qualityChangeSchema>>;
export type QualityKind = (typeof QUALITY_KINDS)[number];
export type QualityWord = (typeof QUALITY_WORDS)[number];

/** Quality as a later version may send it: a measure with an unknown kind or word is left out, and so is everything if the word for all is unknown. */
export function knownQuality(quality: unknown): unknown {
  if (!isJsonObject(quality)) return quality;
  if (!isIn(QUALITY_WORDS, quality['word'])) return undefined;
  const { measures } = quality;
  if (!Array.isArray(measures)) return quality;
  const isKnown = (value: unknown) =>
    !isJsonObject(value) || (isIn(QUALITY_KINDS, value['kind']) && isIn(QUALITY_WORDS, value['word']));
  return { ...quality, measures: measures.filter(isKnown) };
}

/** A value that is no text is left to the schema, which refuses it. */
const isIn = (words: readonly string[], value: unknown) => typeof value !== 'string' || words.includes(value);
