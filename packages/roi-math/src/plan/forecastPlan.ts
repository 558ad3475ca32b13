import {
  type ForecastCell,
  PLAN_LENGTHS,
  PLAN_TEAMS,
  type PlanReading,
  type ReadPlanTeam,
} from '@roi-insight/contracts';
import { planRandom } from './draw/planRandom.ts';
import { historyOf } from './forecast/historyOf.ts';
import { replayLength, REPLAYS } from './forecast/replayLength.ts';
import { estimateLevel } from './model/estimateLevel.ts';
import { panelOf } from './model/panelOf.ts';
import { weekVariance } from './model/weekVariance.ts';
import type { PlanChoice } from './PlanChoice.ts';
import type { Proposal } from './proposePlan.ts';

/** A change that could help if no length of the plan finds its smallest saving. */
export type Remedy = 'more-teams' | 'size-field' | 'logged-time' | 'larger-saving';

/** Share of the replays in which a length must find the smallest saving. */
const MIN_FOUND = 0.8;

export interface PlanForecast {
  /** A cell for each length, share of use and saving (20 %, 30 % and the smallest of interest). */
  readonly cells: readonly ForecastCell[];
  /** The shortest length that finds the smallest saving with full use in at least 80 % of replays; null if no length does. */
  readonly recommendedWeeks: number | null;
  /** Changes that could help; empty if there is a recommendation. */
  readonly remedies: readonly Remedy[];
  readonly tau: number;
  readonly rho: number;
  readonly weekVariance: number;
}

export interface ForecastProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Forecasts a plan by replaying it 400 times in the teams' own histories. Each step takes at most about 15 ms, so that
 * a caller can show progress and cancel between steps.
 *
 * A replay takes a random week of the history as the first start, draws an order, adds a saving that builds up over the
 * ramp, and tests the order as the report will. The week is the same for all teams, which keeps their common changes. A
 * length is forecast only if the history is at least half a year longer, because no history is repeated.
 * @param seed any text; the same seed gives the same forecast
 */
export function* forecastPlan(
  _reading: PlanReading,
  { teams, waiting, refusal }: Proposal,
  { rampWeeks, smallestSaving, sizeField }: PlanChoice,
  seed: string,
): Generator<ForecastProgress, PlanForecast> {
  if (refusal !== null) return NOTHING_FORECAST;
  const history = historyOf(teams);
  const total = PLAN_LENGTHS.length * REPLAYS;
  const panel = panelOf(teams, history.from, history.to);
  const estimating = estimateLevel(panel);
  let step = estimating.next();
  for (; step.done !== true; step = estimating.next()) yield { done: 0, total };
  const model = step.value;
  const random = planRandom(seed);
  const savings = [...new Set([0.2, 0.3, smallestSaving])].toSorted((a, b) => a - b);
  const cells: ForecastCell[] = [];
  for (const [index, weeks] of PLAN_LENGTHS.entries()) {
    const replaying = replayLength({ teams, waiting, history, model, weeks, rampWeeks, savings, random });
    let replay = replaying.next();
    for (; replay.done !== true; replay = replaying.next()) yield { done: index * REPLAYS + replay.value, total };
    cells.push(...replay.value);
    yield { done: (index + 1) * REPLAYS, total };
  }
  const recommended = cells.find(
    ({ use, saving, found }) => use === 1 && saving === smallestSaving && found >= MIN_FOUND,
  );
  return {
    cells,
    recommendedWeeks: recommended?.weeks ?? null,
    remedies: recommended === undefined ? remediesFor(teams, sizeField, cells, smallestSaving) : [],
    ...model,
    weekVariance: weekVariance(panel, model),
  };
}

const NOTHING_FORECAST: PlanForecast = {
  cells: [],
  recommendedWeeks: null,
  remedies: ['more-teams'],
  tau: 0,
  rho: 0,
  weekVariance: 0,
};

/**
 * Changes that could help, the most promising first. Whether a change helps depends on teams and fields that were not read.
 */
function remediesFor(
  teams: readonly ReadPlanTeam[],
  sizeField: string | null,
  cells: readonly ForecastCell[],
  smallestSaving: number,
): Remedy[] {
  const isLargerFound = cells.some(
    ({ use, saving, found }) => use === 1 && saving > smallestSaving && found >= MIN_FOUND,
  );
  return [
    ...(teams.length < PLAN_TEAMS.max ? (['more-teams'] as const) : []),
    ...(sizeField === null ? (['size-field'] as const) : []),
    ...(teams.some(({ measure }) => measure !== 'logged') ? (['logged-time'] as const) : []),
    ...(isLargerFound ? (['larger-saving'] as const) : []),
  ];
}
