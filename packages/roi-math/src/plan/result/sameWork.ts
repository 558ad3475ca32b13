import type { PlanTerms } from '@roi-insight/contracts';
import type { Assignment } from '../draw/Assignment.ts';
import type { RandomizationInference } from '../order/randomizationInference.ts';
import type { PlannedTeam } from './PlannedTeam.ts';
import { workTest } from './workTest.ts';

/**
 * The changes that cast doubt on an estimate. `sign`: the direction that casts doubt on a saving, while the opposite
 * direction casts doubt on a loss; 0 if both directions cast doubt on both.
 */
const CHANGES = [
  { kind: 'throughput', sign: -1 },
  { kind: 'bugs', sign: 1 },
  { kind: 'reopened', sign: 1 },
  { kind: 'measured', sign: 0 },
  { kind: 'mix', sign: 0 },
  { kind: 'sized', sign: 0 },
  { kind: 'size', sign: 0 },
] as const;

export type WorkChange = (typeof CHANGES)[number]['kind'];

/** Whether the teams that started went on with the same work. */
export interface SameWork {
  readonly state: 'met' | 'not-met' | 'not-confirmed';
  /** What changed in these teams by more than chance explains. */
  readonly changes: readonly WorkChange[];
  /** Percent more tickets a week, if smaller tickets would look like the saving; otherwise null. */
  readonly moreTickets: number | null;
}

/**
 * Tests by the drawn order whether the teams that started changed their work.
 *
 * - The changes together alarm without cause with a probability of at most `alpha` (Holm's procedure).
 * - Tickets that take s less time while s ÷ (1 − s) more are completed may be smaller tickets, or a saving that became
 *   more work. If the times of a team are not adjusted for size, a saving is told from smaller tickets only if the hours
 *   of all tickets together fell: this excludes s ÷ (1 − s) more tickets and allows for the error of s.
 *
 * Source: Holm, Scandinavian Journal of Statistics 6 (1979).
 * @param orders the drawn order, followed by the orders that it is compared with
 */
export function sameWork(
  terms: PlanTerms,
  teams: readonly PlannedTeam[],
  orders: readonly Assignment[],
  { verdict, statistic }: Pick<RandomizationInference, 'verdict'> & { readonly statistic: number },
): SameWork {
  const tests = CHANGES.flatMap(({ kind, sign }) => {
    const test = workTest(kind, terms, teams, orders);
    return test === null ? [] : { kind, sign, test };
  }).toSorted((one, other) => one.test.p - other.test.p);
  const chance = tests.findIndex(({ test: { p } }, index) => p > terms.alpha / (tests.length - index));
  const changes = tests
    .slice(0, chance === -1 ? tests.length : chance)
    .filter(({ sign, test }) => sign * test.z * statistic >= 0)
    .map(({ kind }) => kind);
  const isSized = teams.every(({ reading }) => reading === null || reading.sizePercent !== null);
  const together = verdict === 'faster' && !isSized ? workTest('together', terms, teams, orders) : null;
  const areFewerHours = together !== null && together.z < 0 && together.p <= terms.alpha;
  const throughput = tests.find(({ kind }) => kind === 'throughput')?.test.change ?? 0;
  const moreTickets = together === null || areFewerHours ? null : 100 * Math.expm1(throughput);
  const isKnown = teams.every(({ reading }) => reading === null || reading.weeks.every(({ work }) => work !== null));
  if (changes.length > 0) return { state: 'not-met', changes, moreTickets };
  return { state: isKnown && moreTickets === null ? 'met' : 'not-confirmed', changes, moreTickets };
}
