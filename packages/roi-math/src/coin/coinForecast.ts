import {
  COIN_LENGTHS,
  type CoinCell,
  type CoinHistoryRow,
  type CoinReading,
  MAX_SLOW_WEEKS,
  PLAN_ALPHA,
  PLAN_USES,
} from '@roi-insight/contracts';
import { MIN_FILLED_WEEKS_YOUNG, MIN_MEASURED_TICKETS } from '../constants.ts';
import { type Bits, coinBits, freshCoins } from './coinBits.ts';
import { coinResiduals, type CoinWeeks, coinWeeks } from './coinResiduals.ts';
import { coinSums } from './coinSums.ts';
import { withinWeekVariance } from './withinWeekVariance.ts';

/** Why no coin plan is possible. */
export type CoinRefusal =
  /** Too few measured tickets, or weeks with them, to plan with. */
  | { readonly kind: 'few-tickets'; readonly tickets: number; readonly needed: number }
  | { readonly kind: 'few-weeks'; readonly weeks: number; readonly needed: number }
  /** Tickets take so long that the plan could not be read for half a year after its last coin. */
  | { readonly kind: 'slow-tickets'; readonly weeks: number; readonly most: number };

/** What a coin plan can find. */
export interface CoinForecast {
  readonly kind: 'possible';
  readonly slowWeeks: number;
  /** For each length that the history is long enough for, each use and each saving. */
  readonly cells: readonly CoinCell[];
  /** The shortest length that finds the smallest saving with full use in at least 80 % of replays; null without one. */
  readonly recommendedWeeks: number | null;
  /** Standard deviation of ln(hours) within weeks. */
  readonly sigma: number;
  readonly ticketsPerWeek: number;
  /** Tickets that find the smallest saving in 80 % of plans, by formula. */
  readonly neededTickets: number;
  /** First and last week of the history, relative to the start. */
  readonly firstWeek: number;
  readonly lastWeek: number;
}

interface CoinChoice {
  readonly weeks: number;
  /** As a share. */
  readonly smallestSaving: number;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Replays for each length. */
const REPLAYS = 400;

/** Draws of each replay's test, fewer than in the report's: it finds a little less, by some one of 100. */
const DRAWS = 199;

/** Savings that every forecast has, beside the smallest of interest. */
const SAVINGS = [0.2, 0.3];

/** The percent of replays that a recommended length must find, rounded as readers see it. */
const RECOMMENDED_PERCENT = 80;

/** z of 5 % two-sided plus z of 80 % power. */
const POWER_QUANTILES = 2.8;

/**
 * Tickets that find a saving in 80 % of plans: (2.8 · 2σ/|ln(1 − s)|)².
 * Source: the usual formula for two means with groups of equal size, n/2 each.
 */
function neededCoinTickets(sigma: number, saving: number): number {
  return Math.ceil(((POWER_QUANTILES * 2 * sigma) / Math.log(1 - saving)) ** 2);
}

/**
 * Forecasts a coin plan by replays in the team's own history: from a random week on, tickets get random coins, and allowed
 * ones take less time. Each step is one replay of one length.
 * @param seed any text; the same seed gives the same forecast
 */
export function* coinForecast(
  reading: CoinReading,
  { weeks, smallestSaving }: CoinChoice,
  seed: string,
): Generator<Progress, CoinForecast | CoinRefusal> {
  const { history, slowWeeks, sizePercent } = reading;
  const refusal = refusalOf(history, slowWeeks);
  if (refusal !== null) return refusal;
  const isSizeUsed = sizePercent !== null;
  const [firstWeek, lastWeek] = [
    Math.min(...history.map(({ week }) => week)),
    Math.max(...history.map(({ week }) => week)),
  ];
  const span = lastWeek - firstWeek + 1;
  const lengths = [...new Set([...COIN_LENGTHS, weeks])].filter((length) => length <= span).toSorted((a, b) => a - b);
  const savings = [...new Set([...SAVINGS, smallestSaving])].toSorted((a, b) => a - b);
  const kinds = PLAN_USES.flatMap((use) => savings.map((saving) => ({ use, saving })));
  const bits = coinBits(seed);
  const cells: CoinCell[] = [];
  for (const [index, length] of lengths.entries()) {
    const found = kinds.map(() => 0);
    for (let replay = 0; replay < REPLAYS; replay += 1) {
      const first = firstWeek + below(bits, span - length + 1);
      const rows = history.filter(({ week }) => week >= first && week < first + length);
      for (const [kind, isFound] of replayed(coinWeeks(rows), kinds, isSizeUsed, bits).entries())
        found[kind] = (found[kind] ?? 0) + (isFound ? 1 : 0);
      yield { done: index * REPLAYS + replay + 1, total: lengths.length * REPLAYS };
    }
    cells.push(...kinds.map((kind, which) => cell(length, kind, (found[which] ?? 0) / REPLAYS)));
  }
  const sigma = Math.sqrt(withinWeekVariance(history, isSizeUsed));
  return {
    kind: 'possible',
    slowWeeks: slowWeeks ?? 1,
    cells,
    recommendedWeeks:
      cells.find(
        (one) => one.use === 1 && one.saving === smallestSaving && Math.round(100 * one.found) >= RECOMMENDED_PERCENT,
      )?.weeks ?? null,
    sigma,
    ticketsPerWeek: history.length / span,
    neededTickets: neededCoinTickets(sigma, smallestSaving),
    firstWeek,
    lastWeek,
  };
}

function refusalOf(history: readonly CoinHistoryRow[], slowWeeks: number | null): CoinRefusal | null {
  const weeks = new Set(history.map(({ week }) => week)).size;
  if (slowWeeks !== null && slowWeeks > MAX_SLOW_WEEKS) {
    return { kind: 'slow-tickets', weeks: slowWeeks, most: MAX_SLOW_WEEKS };
  }
  const needed = 2 * MIN_MEASURED_TICKETS;
  if (history.length < needed) return { kind: 'few-tickets', tickets: history.length, needed };
  if (weeks < MIN_FILLED_WEEKS_YOUNG) return { kind: 'few-weeks', weeks, needed: MIN_FILLED_WEEKS_YOUNG };
  return null;
}

interface Kind {
  readonly use: number;
  readonly saving: number;
}

const cell = (weeks: number, { use, saving }: Kind, found: number): CoinCell => ({
  weeks,
  use,
  saving,
  found,
  error: Math.sqrt((found * (1 - found)) / REPLAYS),
});

/** Whether one experiment finds a claim, for each kind of saving and use, in the true direction. */
function replayed(
  weeks: CoinWeeks<CoinHistoryRow>,
  kinds: readonly Kind[],
  isSizeUsed: boolean,
  bits: Bits,
): readonly boolean[] {
  const coins = new Uint8Array(weeks.rows.length);
  freshCoins(bits, coins);
  const uses = [...new Set(kinds.map(({ use }) => use))];
  const users = uses.map((use) => coins.map((coin) => (use === 1 || below(bits, 1000) < use * 1000 ? coin : 0)));
  const hours = weeks.rows.map(({ log }) => log);
  const residuals = [hours, ...users].map((values) => coinResiduals(weeks, values, isSizeUsed));
  const deltas = (drawn: Uint8Array) => {
    const { products, spread } = coinSums(drawn, weeks.starts, residuals);
    const [ofHours = 0, ...ofUsers] = products;
    return kinds.map(({ use, saving }) =>
      spread > 0 ? (ofHours + Math.log(1 - saving) * (ofUsers[uses.indexOf(use)] ?? 0)) / spread : 0,
    );
  };
  const real = deltas(coins);
  const most = Math.floor(PLAN_ALPHA * (DRAWS + 1)) - 1;
  const extreme = kinds.map(() => 0);
  const drawn = new Uint8Array(coins.length);
  for (let draw = 0; draw < DRAWS && extreme.some((count) => count <= most); draw += 1) {
    freshCoins(bits, drawn);
    for (const [kind, delta] of deltas(drawn).entries())
      if (Math.abs(delta) >= Math.abs(real[kind] ?? 0)) extreme[kind] = (extreme[kind] ?? 0) + 1;
  }
  return kinds.map((_, kind) => (extreme[kind] ?? 0) <= most && (real[kind] ?? 0) < 0);
}

/** A whole number from 0 to `limit` − 1; the bias of 32 bits is below one in a million. */
function below(bits: Bits, limit: number): number {
  return Math.floor(((bits() >>> 0) / 2 ** 32) * limit);
}
