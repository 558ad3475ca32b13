import type { PlanCondition, PlanGrade } from './PlanRead.ts';

const GRADES = ['A+', 'A', 'B'] as const;

/**
 * A+ if all conditions are met, A if one is not, B if two are not, otherwise C. Never better than C if the file was
 * changed.
 */
export function planGrade(conditions: readonly PlanCondition[], isChanged: boolean): PlanGrade {
  const missed = conditions.filter(({ state }) => state !== 'met').length;
  return isChanged ? 'C' : (GRADES[missed] ?? 'C');
}
