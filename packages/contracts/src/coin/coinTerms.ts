import { array, type InferType, object, string } from 'yup';
import { planHashText } from '../plan/planHashText.ts';
import { planName, planText } from '../plan/planName.ts';
import { planHost, planKey } from '../plan/planTerms.ts';
import { PLAN_SAVING } from '../plan/planLimits.ts';
import { MEASURES } from '../request/measures.ts';
import { calendarSchema, isTimeZone, scopeSchema } from '../request/scope.ts';
import { sizeFieldName } from '../request/sizeFieldName.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import type { CamelKeys } from '../values/camelKeys.ts';
import { count, finite } from '../values/numbers.ts';
import { oneOf } from '../values/oneOf.ts';
import { COIN_WEEKS, MAX_SLOW_WEEKS } from './coinLimits.ts';

/** The share of simulated experiments in which a saving was found. */
const coinCellSchema = object({
  weeks: count().min(1).max(COIN_WEEKS.max).required(),
  /** Share of the allowed tickets that use the assistant. */
  use: finite().moreThan(0).max(1).required(),
  saving: finite().moreThan(0).lessThan(1).required(),
  found: finite().min(0).max(1).required(),
  /** Monte-Carlo standard error of `found`. */
  error: finite().min(0).max(1).required(),
});

/** A plan that would claim chance as an effect more often than this is no plan. */
const MAX_ALPHA = 0.1;

/** Fewer draws could not tell 5 % from chance. */
const MIN_DRAWS = 99;

const label = () => planText(255);

/** What a coin plan promises before its first ticket: everything that its hash covers. */
export const coinTermsSchema = object({
  measurement_version: planText(20),
  host: planHost(),
  project: object({ key: planKey(), name: planName() }).required(),
  time_zone: string()
    .max(64)
    .required()
    .test('zone', '${path} must be a time zone like Europe/Berlin', (zone) => isTimeZone(zone)),
  /** The Monday from which on tickets that start have a coin. */
  start: calendarDate().required(),
  weeks: count().min(COIN_WEEKS.min).max(COIN_WEEKS.max).required(),
  /** Weeks from the start of work to completion that nine of ten tickets do not exceed. */
  slow_weeks: count().min(1).max(MAX_SLOW_WEEKS).required(),
  /** `start` plus `weeks`, `slow_weeks` and one more: the tickets are always read as they were when this day began. */
  read_on: calendarDate().required(),
  labels: object({ yes: label(), no: label() }).required(),
  /** SHA-256 of the bytes of the secret. */
  secret_hash: planHashText(),
  measure: oneOf(MEASURES),
  size_field: sizeFieldName(),
  /** Part of the differences between earlier tickets that their sizes explain; absent if sizes are not used. */
  size_percent: finite().min(0).max(100).optional(),
  scope: scopeSchema.optional().default(undefined),
  calendar: calendarSchema.optional().default(undefined),
  smallest_saving: finite().min(PLAN_SAVING.min).max(PLAN_SAVING.max).required(),
  alpha: finite().moreThan(0).max(MAX_ALPHA).required(),
  draws: count().min(MIN_DRAWS).max(20_000).required(),
  /** Standard deviation of ln(hours) within weeks. */
  sigma: finite().moreThan(0).max(20).required(),
  tickets_per_week: finite().min(0).required(),
  history: object({ from: calendarDate().required(), to: calendarDate().required() }).required(),
  /** Names of the rules by which the report will be made. */
  rules: object({
    coin: planText(200),
    admission: planText(200),
    statistic: planText(200),
    estimand: planText(200),
  }).required(),
  forecast: array(coinCellSchema.required()).max(100).required(),
});

export type WireCoinTerms = InferType<typeof coinTermsSchema>;
export type CoinTerms = CamelKeys<WireCoinTerms>;
export type CoinCell = CoinTerms['forecast'][number];
