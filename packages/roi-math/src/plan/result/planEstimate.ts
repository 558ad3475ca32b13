import type { PlanTerms } from '@roi-insight/contracts';
import { percentSaved } from '../../evidence/change.ts';
import type { Assignment } from '../draw/Assignment.ts';
import { ordersOf } from '../draw/ordersOf.ts';
import type { PlanRandom } from '../draw/planRandom.ts';
import { startWeeks } from '../draw/startWeeks.ts';
import { BEFORE_WEEKS } from '../model/beforeWeeks.ts';
import { panelOf, type WeeklyTeam } from '../model/panelOf.ts';
import { comparedOrders } from '../order/comparedOrders.ts';
import { orderBins } from '../order/orderBins.ts';
import { orderDesign } from '../order/orderDesign.ts';
import { orderScores } from '../order/orderScores.ts';
import { randomizationInference } from '../order/randomizationInference.ts';
import type { PlanRead } from './PlanRead.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

/** A team with the weeks that an estimate needs. */
export interface EstimatedTeam extends Pick<PlannedTeam, 'team'> {
  readonly reading: { readonly weeks: WeeklyTeam['weeks'] } | null;
}

type Estimate = Omit<PlanRead, 'kind' | 'deviations' | 'readOn' | 'tickets' | 'grade' | 'conditions' | 'hours'>;

/**
 * The effect for the order that was drawn, with the statistic and the weights of the plan. A team that could not be
 * read keeps its place, but its weeks are missing.
 */
export function planEstimate(
  { slots, waiting, weeks, rampWeeks, tau, rho, alpha, draws }: PlanTerms,
  teams: readonly EstimatedTeam[],
  assignment: Assignment,
  random: PlanRandom,
): Estimate {
  const weekly = teams.map(({ team: { ticketVariance }, reading }) => ({
    ticketVariance,
    weeks: reading?.weeks ?? [],
  }));
  const panel = panelOf(weekly, -BEFORE_WEEKS, weeks);
  const design = orderDesign(panel, { tau, rho }, startWeeks(slots), rampWeeks);
  const orders = comparedOrders(slots, waiting, assignment, draws, random);
  const means = panel.teams.map((team) => team.means);
  const ramp = orderScores(design, orders, means, 'ramp');
  const atOnce = orderScores(design, orders, means, 'at-once', ramp.squares);
  const { verdict, p, extreme, compared, shape, z, estimate, interval } = randomizationInference(
    { ramp, 'at-once': atOnce },
    alpha,
  );
  const percent = (log: number | null) => (log === null ? null : percentSaved(log) + 0);
  return {
    verdict,
    p,
    extreme,
    compared,
    possible: ordersOf(slots, waiting),
    shape,
    savedPercent: percentSaved(estimate) + 0,
    interval: { low: percent(interval.high), high: percent(interval.low) },
    statistic: -z + 0,
    distribution: orderBins(ramp),
  };
}
