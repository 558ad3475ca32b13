import type { PlannedStart, PlanTerms } from '@roi-insight/contracts';
import { byKey } from '../team/byKey.ts';
import type { Assignment } from './Assignment.ts';
import { startWeeks } from './startWeeks.ts';

/** The starts of an assignment by week, then by key. Teams that wait are last. */
export function plannedStarts({ teams, slots }: PlanTerms, assignment: Assignment): PlannedStart[] {
  const weeks = startWeeks(slots);
  const week = ({ week: start }: PlannedStart) => start ?? Infinity;
  return teams
    .map(({ key }, index) => ({ key, week: weeks[assignment[index] ?? weeks.length] ?? null }))
    .toSorted((one, other) => (week(one) === week(other) ? byKey(one, other) : week(one) - week(other)));
}
