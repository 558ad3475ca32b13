import type { PlanTerms } from '@roi-insight/contracts';
import { percentSaved } from '../../evidence/change.ts';
import type { Assignment } from '../draw/Assignment.ts';
import { ordersOf } from '../draw/ordersOf.ts';
import type { WeeklyTeam } from '../model/panelOf.ts';
import { orderBins } from '../order/orderBins.ts';
import { randomizationInference } from '../order/randomizationInference.ts';
import { weeklyScores } from '../order/weeklyScores.ts';
import type { PlanRead } from './PlanRead.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

/** A team with the weeks that an estimate needs. */
export interface EstimatedTeam extends Pick<PlannedTeam, 'team'> {
  readonly reading: { readonly weeks: WeeklyTeam['weeks'] } | null;
}

type Estimate = Omit<
  PlanRead,
  'kind' | 'deviations' | 'readOn' | 'tickets' | 'grade' | 'conditions' | 'sameWork' | 'waitingHarm' | 'hours'
>;

/**
 * The effect for the order that was drawn, with the statistic and the weights of the plan. A team that could not be
 * read keeps its place, but its weeks are missing.
 * @param orders the drawn order, followed by the orders that it is compared with
 */
export function planEstimate(
  terms: PlanTerms,
  teams: readonly EstimatedTeam[],
  orders: readonly Assignment[],
): Estimate {
  const { slots, waiting, alpha } = terms;
  const weekly = teams.map(({ team: { ticketVariance }, reading }) => ({
    ticketVariance,
    weeks: reading?.weeks ?? [],
  }));
  const scores = weeklyScores(terms, weekly, orders);
  const { verdict, p, extreme, compared, shape, z, estimate, interval } = randomizationInference(scores, alpha);
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
    distribution: orderBins(scores.ramp),
  };
}
