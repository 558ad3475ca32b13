import type { PlanCondition, PlanGrade } from './PlanRead.ts';

/**
 * A+ if all conditions are met, and A if none is not met, but one or more are not confirmed. B if one is not met, otherwise C. Never better than C if the
 * file was changed.
 */
export function planGrade(conditions: readonly PlanCondition[], isChanged: boolean): PlanGrade {
  const missed = conditions.filter(({ state }) => state === 'not-met').length;
  if (isChanged || missed > 1) return 'C';
  if (missed === 1) return 'B';
  return conditions.every(({ state }) => state === 'met') ? 'A+' : 'A';
}
