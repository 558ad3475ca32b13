import type { ReadPlanTeam } from '@roi-insight/contracts';
import type { Assignment } from '../../../../packages/roi-math/src/plan/draw/Assignment.ts';
import { drawAssignment } from '../../../../packages/roi-math/src/plan/draw/drawAssignment.ts';
import { type PlanRandom, planRandom } from '../../../../packages/roi-math/src/plan/draw/planRandom.ts';
import { slotsOf, waitingOf } from '../../../../packages/roi-math/src/plan/draw/slotsOf.ts';
import { startWeeks } from '../../../../packages/roi-math/src/plan/draw/startWeeks.ts';
import { unshuffled } from '../../../../packages/roi-math/src/plan/draw/unshuffled.ts';
import { replayLength, REPLAYS } from '../../../../packages/roi-math/src/plan/forecast/replayLength.ts';
import { panelOf } from '../../../../packages/roi-math/src/plan/model/panelOf.ts';
import { comparedOrders } from '../../../../packages/roi-math/src/plan/order/comparedOrders.ts';
import { extremeOrders } from '../../../../packages/roi-math/src/plan/order/extremeOrders.ts';
import { orderDesign } from '../../../../packages/roi-math/src/plan/order/orderDesign.ts';
import { type OrderScores, orderScores } from '../../../../packages/roi-math/src/plan/order/orderScores.ts';
import { shapeAt } from '../../../../packages/roi-math/src/plan/order/shapeAt.ts';
import { statisticAt } from '../../../../packages/roi-math/src/plan/order/statisticAt.ts';
import { type Random, randomFrom } from '../random.ts';
import { seedOf } from '../runCell.ts';
import type { PlanCell } from './cells.ts';
import { drawTeams, type Effect } from './drawTeams.ts';
import { lastOf } from './lastOf.ts';
import { levelOf } from './levelOf.ts';
import { runTrustCell, type TrustCellResult } from './runTrustCell.ts';
import { BEFORE, LENGTH, type PlanWorld } from './PlanWorld.ts';

const RAMP = 6;
const ALPHA = 0.05;
/** Fewer orders than in a report: as exact, but with slightly less power. */
const DRAWS = { null: 199, effect: 499 } as const;
/** Number of histories whose forecasts are averaged. */
const HISTORIES = 12;
/** Number of weeks of each history. */
const HISTORY_WEEKS = 104;
/** Number of weeks before the start that decide which teams are the slowest. */
const CHOSEN_BY = 8;

type ReportCell = Extract<PlanCell, { readonly kind: 'attack' | 'in-order' }>;

/** The result of a cell: in how many runs each case occurred. */
export interface PlanCellResult {
  readonly runs: number;
  readonly faster: number;
  readonly slower: number;
  /** Runs whose interval contains the truth. */
  readonly covered: number;
  /** Kolmogorov–Smirnov distance between the distribution of p and a uniform distribution. */
  readonly distance: number;
  /** The share of replays that find the saving; null if the cell has no such forecast. */
  readonly forecast: number | null;
  /** What complete reports say; null if the cell has none. */
  readonly reports: TrustCellResult | null;
}

/** Draws and evaluates a cell `runs` times. */
export function runPlanCell(cell: PlanCell, runs: number, firstSeed: number): PlanCellResult {
  const seed = seedOf(cell.name) + firstSeed;
  const random = randomFrom(seed);
  const orders = planRandom(`bench ${seed}`);
  if (cell.kind === 'attack' || cell.kind === 'in-order') return reportsOf(cell, runs, random);
  if (cell.kind === 'replay') return replayHalves(cell, Math.max(Math.ceil(runs / 40), 2), random, orders);
  const found = { faster: 0, slower: 0, covered: 0 };
  const ps: number[] = [];
  const truth = cell.kind === 'effect' ? Math.log(1 - cell.saving) * cell.use : 0;
  const effect: Effect = (week) => truth * shapeAt(cell.kind === 'effect' ? cell.shape : 'ramp', week, RAMP);
  for (let run = 0; run < runs; run += 1) {
    const [scores, atOnce] = rollout(cell, effect, random, orders);
    const compared = scores.products.ramp.length;
    const extreme = extremeOrders(scores, 0);
    ps.push((extreme - random.uniform()) / compared);
    if ([scores, atOnce].some((one) => extremeOrders(one, truth) / compared > ALPHA)) found.covered += 1;
    if (extreme / compared > ALPHA) continue;
    if (statisticAt(scores, 0, 0).z < 0) found.faster += 1;
    else found.slower += 1;
  }
  const isForecast = cell.kind === 'effect' && cell.shape === 'ramp';
  return {
    runs,
    ...found,
    distance: distanceFromUniform(ps),
    forecast: isForecast ? forecastOf(cell, random, orders) : null,
    reports: null,
  };
}

/** Only claims that a report traces to the rollout count. */
function reportsOf({ world, teams }: ReportCell, runs: number, random: Random): PlanCellResult {
  const reports = runTrustCell(world, teams, runs, random);
  return { runs, ...reports.claims, covered: 0, distance: 0, forecast: null, reports };
}

/**
 * Simulates a rollout: draws its order and computes the scores of all orders, with the real order first. The scores
 * test for no effect, once with each shape.
 */
function rollout(
  cell: Exclude<PlanCell, ReportCell | { kind: 'replay' }>,
  effect: Effect,
  random: Random,
  orders: PlanRandom,
): readonly [ramp: OrderScores, atOnce: OrderScores] {
  const slots = slotsOf(cell.teams, LENGTH);
  const waiting = waitingOf(cell.teams);
  const weeks = startWeeks(slots);
  const world = drawTeams(cell.world, cell.teams, BEFORE, random);
  const places = unshuffled(slots, waiting);
  const real = cell.kind === 'chosen' ? slowestFirst(world.levels, places) : drawAssignment(places, orders);
  const teams = world.read(
    Array.from(real, (start) => weeks[start] ?? Infinity),
    effect,
  );
  const model = levelOf(teams, -BEFORE, 0);
  const panel = panelOf(teams, -BEFORE, LENGTH);
  const design = orderDesign(panel, model, weeks, RAMP);
  const draws = cell.kind === 'effect' ? DRAWS.effect : DRAWS.null;
  const compared = comparedOrders(slots, waiting, real, draws, orders);
  const means = panel.teams.map((team) => team.means);
  const ramp = orderScores(design, compared, means, 'ramp');
  return [ramp, orderScores(design, compared, means, 'at-once', ramp.squares)];
}

function slowestFirst(levels: readonly (readonly number[])[], places: Assignment): Assignment {
  const recent = levels.map((level, team) => ({ team, mean: meanOf(level.slice(BEFORE - CHOSEN_BY, BEFORE)) }));
  const order = new Uint8Array(places.length);
  for (const [place, { team }] of recent.toSorted((a, b) => b.mean - a.mean).entries())
    order[team] = places[place] ?? 0;
  return order;
}

/** The share of replays that find the saving of a cell in histories of two years. */
function forecastOf(cell: Extract<PlanCell, { kind: 'effect' }>, random: Random, orders: PlanRandom): number {
  return meanOf(
    Array.from({ length: HISTORIES }, () => {
      const teams = historyOf(cell.world, cell.teams, random);
      const history = { from: -HISTORY_WEEKS, to: 0 };
      return foundIn(teams, history, cell.saving, cell.use, orders);
    }),
  );
}

/**
 * The share of replays that find a saving: in the first half of each history as the forecast, and in the second half,
 * which represents the future, as the result.
 */
function replayHalves(
  { world, teams, saving }: Extract<PlanCell, { kind: 'replay' }>,
  histories: number,
  random: Random,
  orders: PlanRandom,
): PlanCellResult {
  const halves = Array.from({ length: histories }, () => {
    const read = historyOf(world, teams, random, 2 * HISTORY_WEEKS);
    const first = { from: -2 * HISTORY_WEEKS, to: -HISTORY_WEEKS };
    const second = { from: -HISTORY_WEEKS, to: 0 };
    return [first, second].map((half) => foundIn(read, half, saving, 1, orders));
  });
  const [forecast = NaN, found = NaN] = [0, 1].map((half) => meanOf(halves.map((shares) => shares[half] ?? NaN)));
  const runs = histories * REPLAYS;
  return { runs, faster: Math.round(found * runs), slower: 0, covered: 0, distance: 0, forecast, reports: null };
}

const historyOf = (world: PlanWorld, teams: number, random: Random, weeks = HISTORY_WEEKS) =>
  drawTeams(world, teams, weeks, random).read([], () => 0);

function foundIn(
  teams: readonly ReadPlanTeam[],
  history: { readonly from: number; readonly to: number },
  saving: number,
  use: number,
  random: PlanRandom,
): number {
  const model = levelOf(teams, history.from, history.to);
  const waiting = waitingOf(teams.length);
  const plan = { teams, waiting, history, model, weeks: LENGTH, rampWeeks: RAMP, savings: [saving], random };
  return lastOf(replayLength(plan)).find((one) => one.use === use)?.found ?? NaN;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function distanceFromUniform(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const { length } = sorted;
  return Math.max(...sorted.map((value, index) => Math.max(value - index / length, (index + 1) / length - value)));
}
