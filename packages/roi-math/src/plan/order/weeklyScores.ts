import type { PlanTerms } from '@roi-insight/contracts';
import type { Assignment } from '../draw/Assignment.ts';
import { startWeeks } from '../draw/startWeeks.ts';
import { BEFORE_WEEKS } from '../model/beforeWeeks.ts';
import { panelOf, type WeeklyTeam } from '../model/panelOf.ts';
import { orderDesign } from './orderDesign.ts';
import { type OrderScores, orderScores } from './orderScores.ts';
import type { Shape } from './shapeAt.ts';

/**
 * The scores of the orders of a plan for weekly values of its teams, with an effect of each shape. The weights are those
 * of the plan, so that they do not depend on the values.
 */
export function weeklyScores(
  { slots, weeks, rampWeeks, tau, rho }: Pick<PlanTerms, 'slots' | 'weeks' | 'rampWeeks' | 'tau' | 'rho'>,
  teams: readonly WeeklyTeam[],
  orders: readonly Assignment[],
): Readonly<Record<Shape, OrderScores>> {
  const panel = panelOf(teams, -BEFORE_WEEKS, weeks);
  const design = orderDesign(panel, { tau, rho }, startWeeks(slots), rampWeeks);
  const means = panel.teams.map((team) => team.means);
  const ramp = orderScores(design, orders, means, 'ramp');
  return { ramp, 'at-once': orderScores(design, orders, means, 'at-once', ramp.squares) };
}
