import { type ForecastCell, PLAN_ALPHA, PLAN_USES, type ReadPlanTeam } from '@roi-insight/contracts';
import type { Assignment } from '../draw/Assignment.ts';
import { drawAssignment } from '../draw/drawAssignment.ts';
import { ordersOf } from '../draw/ordersOf.ts';
import type { PlanRandom } from '../draw/planRandom.ts';
import { slotsOf } from '../draw/slotsOf.ts';
import { startWeeks } from '../draw/startWeeks.ts';
import { unshuffled } from '../draw/unshuffled.ts';
import { BEFORE_WEEKS } from '../model/beforeWeeks.ts';
import type { LevelModel } from '../model/LevelModel.ts';
import { panelOf } from '../model/panelOf.ts';
import type { ByShape } from '../order/ByShape.ts';
import { comparedOrders } from '../order/comparedOrders.ts';
import { extremeOrders } from '../order/extremeOrders.ts';
import { type OrderDesign, orderDesign } from '../order/orderDesign.ts';
import { type OrderScores, orderScores } from '../order/orderScores.ts';
import { squaresOf } from '../order/squaresOf.ts';
import type { Shape } from '../order/shapeAt.ts';
import type { History } from './historyOf.ts';

/** Simulated rollouts of each length. */
export const REPLAYS = 400;
/** Maximum number of orders with which a replay is compared: fewer than in a report. The test is just as exact, but finds fewer effects. */
const REPLAY_DRAWS = 499;
/** Weeks before a replayed start: half a year, so that a plan of one year can be replayed in a history of two years. */
const MIN_BEFORE_WEEKS = 26;
/** Number of replays in a step. */
const PER_STEP = 5;

interface Replayed {
  readonly teams: readonly ReadPlanTeam[];
  readonly waiting: number;
  readonly history: History;
  readonly model: LevelModel;
  /** Length of the plan. */
  readonly weeks: number;
  readonly rampWeeks: number;
  readonly savings: readonly number[];
  readonly random: PlanRandom;
}

/** Replays a length, and yields the number of finished replays. If the history is too short, returns no cells. */
export function* replayLength(plan: Replayed): Generator<number, ForecastCell[]> {
  const { teams, waiting, history, model, weeks, rampWeeks, savings, random } = plan;
  const starts = history.to - weeks - (history.from + MIN_BEFORE_WEEKS) + 1;
  if (starts < 1) return [];
  const effects = PLAN_USES.flatMap((use) => savings.map((saving) => ({ use, saving, found: 0 })));
  const slots = slotsOf(teams.length, weeks);
  const replaysAt = new Uint16Array(starts);
  for (let replay = 0; replay < REPLAYS; replay += 1) {
    const start = random.below(starts);
    replaysAt[start] = (replaysAt[start] ?? 0) + 1;
  }
  let done = 0;
  for (const [index, replays] of replaysAt.entries()) {
    if (replays === 0) continue;
    const first = history.from + MIN_BEFORE_WEEKS + index;
    const panel = panelOf(teams, Math.max(first - BEFORE_WEEKS, history.from), first + weeks);
    const design = orderDesign(
      panel,
      model,
      startWeeks(slots).map((week) => first + week),
      rampWeeks,
    );
    yield done;
    const score = scorerOf(design, slots, waiting, random);
    yield done;
    for (let replay = 0; replay < replays; replay += 1) {
      const scores = score();
      for (const effect of effects) {
        const injected = Math.log(1 - effect.saving) * effect.use;
        const extreme = extremeOrders(scores, -injected);
        if (extreme / scores.products.ramp.length <= PLAN_ALPHA) effect.found += 1;
      }
      done += 1;
      if (done % PER_STEP === 0) yield done;
    }
  }
  return effects.map(({ use, saving, found: count }) => {
    const found = count / REPLAYS;
    return { weeks, use, saving, found, error: Math.sqrt((found * (1 - found)) / REPLAYS) };
  });
}

/**
 * Draws a real order, and computes the scores of the real order and of the other orders. All replays of a start share
 * the other orders.
 */
function scorerOf(
  design: OrderDesign,
  slots: readonly number[],
  waiting: number,
  random: PlanRandom,
): () => OrderScores {
  const y = design.panel.teams.map(({ means }) => means);
  const starts = unshuffled(slots, waiting);
  const draw = () => drawAssignment(starts, random);
  if (ordersOf(slots, waiting) <= REPLAY_DRAWS + 1) {
    return () => orderScores(design, comparedOrders(slots, waiting, draw(), REPLAY_DRAWS, random), y, 'ramp');
  }
  const others: readonly Assignment[] = Array.from({ length: REPLAY_DRAWS }, draw);
  const shared = squaresOf(design, others);
  return () => {
    const real = draw();
    const own = squaresOf(design, [real]);
    return orderScores(design, [real, ...others], y, 'ramp', joined(own, shared));
  };
}

function joined(first: ByShape, others: ByShape): ByShape {
  const both = (shape: Shape) => Float64Array.of(...first[shape], ...others[shape]);
  return { 'at-once': both('at-once'), ramp: both('ramp') };
}
