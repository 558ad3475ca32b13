import { array, boolean, type InferType, object, string } from 'yup';
import { PLAN_HISTORY_WEEKS } from '../plan/planLimits.ts';
import { planName } from '../plan/planName.ts';
import { MEASURES } from '../request/measures.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { camelKeys, type CamelKeys } from '../values/camelKeys.ts';
import { count, finite } from '../values/numbers.ts';
import { oneOf } from '../values/oneOf.ts';
import { type Parsed, parseWith } from '../values/parsed.ts';
import { snakeKeys } from '../values/snakeKeys.ts';
import { COIN_WEEKS } from './coinLimits.ts';

/** ln of hours or of a size. */
const log = () => finite().min(-50).max(50);

/** A measured ticket. */
const measured = {
  /** Week in which work on it started; week 0 begins on the start of the plan. */
  week: finite().integer().min(-PLAN_HISTORY_WEEKS).max(COIN_WEEKS.max).required(),
  /** Id of its type; empty if unknown. */
  type: string().max(255).defined(),
  /** ln of its size; absent without one. */
  log_size: log().optional(),
};

const historyRow = object({ ...measured, log: log().required() });

const ticketRow = object({
  ...measured,
  key: string().max(300).required(),
  /** ln of its hours; absent if it was not completed, not delivered or not measured. */
  log: log().optional(),
});

/** Maximum number of tickets, as in a report. */
const MAX_ROWS = 100_000;

/** Response of `POST /api/plan/coin`: keys and hours of tickets, no persons. */
export const coinReadingSchema = object({
  success: boolean().oneOf([true]).required(),
  fetched_at: string().max(40).required(),
  host: string().max(255).required(),
  sample: boolean().required(),
  project: object({ key: string().max(255).required(), name: planName() }).required(),
  time_zone: string().max(64).required(),
  /** The day of the reading in that zone. */
  today: calendarDate().required(),
  start: calendarDate().required(),
  measure: oneOf(MEASURES),
  /** Weeks from the start of work to completion that nine of ten earlier tickets did not exceed; absent without tickets. */
  slow_weeks: count().optional(),
  /** Part of the differences between earlier tickets that their sizes explain; absent if it is too little to use. */
  size_percent: finite().min(0).max(100).optional(),
  /** Measured tickets that started early enough before the start of the plan, or today, to be completed by now. */
  history: array(historyRow.required()).max(MAX_ROWS).defined(),
  /** Tickets that started in the weeks of the plan. */
  tickets: array(ticketRow.required()).max(MAX_ROWS).defined(),
}).required('a reading must be an object');

export type WireCoinReading = InferType<typeof coinReadingSchema>;
export type CoinReading = Omit<CamelKeys<WireCoinReading>, 'success'>;
export type CoinHistoryRow = CoinReading['history'][number];
export type CoinTicketRow = CoinReading['tickets'][number];

/** Reads the response of `POST /api/plan/coin`. */
export function parseCoinReading(input: unknown): Parsed<CoinReading> {
  const parsed = parseWith(coinReadingSchema, input);
  if (!parsed.ok) return parsed;
  const { success: _, ...reading } = camelKeys(coinReadingSchema, parsed.value);
  return { ok: true, value: reading };
}

/** The response of `POST /api/plan/coin`. */
export const coinReadingToWire = (reading: CoinReading): WireCoinReading => ({
  success: true,
  ...snakeKeys<Omit<WireCoinReading, 'success'>>(reading),
});
