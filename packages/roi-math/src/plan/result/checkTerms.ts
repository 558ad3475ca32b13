import { PLAN_ALPHA, PLAN_DRAWS, type PlanTerms } from '@roi-insight/contracts';
import { byKey } from '../team/byKey.ts';

/**
 * Refuses terms that cannot belong to a plan, even with a correct hash.
 * @throws {RangeError} if starts and teams do not match, teams are not sorted by key, or claims would be made by another rule
 */
export function checkTerms({
  teams,
  slots,
  waiting,
  weeks,
  alpha,
  draws,
}: Pick<PlanTerms, 'teams' | 'slots' | 'waiting' | 'weeks' | 'alpha' | 'draws'>): void {
  const areSorted = teams.every((team, index) => {
    const next = teams[index + 1];
    return next === undefined || byKey(team, next) < 0;
  });
  const areStarts = slots.every((slot, index) => slot < weeks && slot >= (slots[index - 1] ?? 0));
  if (!areSorted || !areStarts || slots[0] !== 0 || slots.length + waiting !== teams.length) {
    throw new RangeError('The teams and starts of the plan contradict each other.');
  }
  if (alpha !== PLAN_ALPHA || draws !== PLAN_DRAWS) throw new RangeError('The plan has another test than version 1.');
}
