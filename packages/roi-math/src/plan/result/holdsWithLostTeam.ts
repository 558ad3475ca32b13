import type { PlanTerms, PlanWeek } from '@roi-insight/contracts';
import { mean } from '../../stats/mean.ts';
import type { Assignment } from '../draw/Assignment.ts';
import { BEFORE_WEEKS } from '../model/beforeWeeks.ts';
import { type EstimatedTeam, planEstimate } from './planEstimate.ts';
import type { PlannedTeam } from './PlannedTeam.ts';
import type { PlanRead } from './PlanRead.ts';

/**
 * Whether the verdict stays the same if the one team that was lost changed in the way that speaks most against it.
 *
 * The lost team gets the means of all weeks, and from its start on (a waiting team: from the first start on) a change: of the changes of the teams
 * that were read, the one that is most adverse. If the claim is that tickets take less time, a started team gets the largest increase of all teams, and
 * a waiting team the largest decrease; if no change is claimed, both are tried. The change of a team is its mean after its start minus its mean before,
 * each against the means of the weeks. The lost team has as many tickets as the median team of each week, and the variance of tickets of its plan.
 * @param orders the drawn order, followed by the orders that it is compared with
 */
export function holdsWithLostTeam(
  terms: PlanTerms,
  teams: readonly PlannedTeam[],
  orders: readonly Assignment[],
  verdict: PlanRead['verdict'],
): boolean {
  const lost = teams.find(({ reading }) => reading === null);
  const read = teams.flatMap(({ week, reading }) =>
    reading === null ? [] : [{ week, weeks: inPlan(reading.weeks, terms.weeks) }],
  );
  if (lost === undefined || read.length === 0) return false;
  const centered = read.map(({ week, weeks }) => {
    const level = meanOf(weeks.filter((one) => one.week < 0));
    return { week, means: new Map(weeks.flatMap((one) => (one.mean === null ? [] : [[one.week, one.mean - level]]))) };
  });
  const span = Array.from({ length: BEFORE_WEEKS + terms.weeks }, (_, index) => index - BEFORE_WEEKS);
  const shared = new Map(span.map((week) => [week, mean(centered.flatMap(({ means }) => means.get(week) ?? [])) ?? 0]));
  const changes = centered.map(({ week: start, means }) => {
    const side = (isAfter: boolean) =>
      mean(
        [...means].flatMap(([week, own]) => (week >= (start ?? 0) === isAfter ? [own - (shared.get(week) ?? 0)] : [])),
      ) ?? 0;
    return side(true) - side(false);
  });
  const [decrease, increase] = [Math.min(...changes), Math.max(...changes)];
  const isMore = (verdict === 'faster') === (lost.week !== null);
  const adverse = verdict === 'no-detectable-change' ? [decrease, increase] : [isMore ? increase : decrease];
  return adverse.every((change) => {
    const weeks = span.map((week) => ({
      week,
      tickets: median(read.map((team) => team.weeks.find((one) => one.week === week)?.tickets ?? 0)),
      mean: (shared.get(week) ?? 0) + (week >= (lost.week ?? 0) ? change : 0),
    }));
    const all = teams.map((team): EstimatedTeam => (team === lost ? { ...team, reading: { weeks } } : team));
    return planEstimate(terms, all, orders).verdict === verdict;
  });
}

const inPlan = (weeks: readonly PlanWeek[], length: number) =>
  weeks.filter(({ week }) => week >= -BEFORE_WEEKS && week < length);

const meanOf = (weeks: readonly PlanWeek[]) => mean(weeks.flatMap((one) => one.mean ?? [])) ?? 0;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
