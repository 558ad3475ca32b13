import type { PlanTerms } from '@roi-insight/contracts';
import type { Assignment } from '../draw/Assignment.ts';
import { extremeOrders } from '../order/extremeOrders.ts';
import { statisticAt } from '../order/statisticAt.ts';
import { weeklyScores } from '../order/weeklyScores.ts';
import type { PlannedTeam } from './PlannedTeam.ts';
import { WORK_VALUES } from './workValues.ts';

interface WorkTest {
  /** Share of the orders that look at least as extreme as the real one, itself included. */
  readonly p: number;
  /** Positive if the value rose in the teams that started. */
  readonly z: number;
  /** The change of the value in these teams. */
  readonly change: number;
}

/**
 * The test of the times, with another weekly value. If the start does not change the value, the test is exact.
 * @param orders the drawn order, followed by the orders that it is compared with
 * @returns null if the value is always the same
 */
export function workTest(
  kind: keyof typeof WORK_VALUES,
  terms: PlanTerms,
  teams: readonly PlannedTeam[],
  orders: readonly Assignment[],
): WorkTest | null {
  const weekly = teams.map(({ team: { ticketVariance }, reading }) => ({
    ticketVariance,
    weeks: (reading?.weeks ?? []).map((week) => {
      const { value, of } = week.work === null ? { value: null, of: 0 } : WORK_VALUES[kind](week.work, week);
      return { week: week.week, tickets: of, mean: of === 0 ? null : value };
    }),
  }));
  const values = new Set(weekly.flatMap(({ weeks }) => weeks.flatMap(({ mean }) => mean ?? [])));
  if (values.size < 2) return null;
  const scores = weeklyScores(terms, weekly, orders);
  const { z, shape } = statisticAt(scores.ramp, 0, 0);
  const [product = 0, effect = 0] = [scores[shape].products[shape][0], scores[shape].effects[shape][0]];
  return {
    p: extremeOrders(scores.ramp, 0) / orders.length,
    z,
    change: effect > 0 ? product / effect : 0,
  };
}
