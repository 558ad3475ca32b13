import type { PlanCondition, PlanGrade } from './PlanRead.ts';

const GRADES = ['A+', 'A', 'B'] as const;

/** A+ if all conditions are met; A, B and C with one, two and more that are not. At most C if the file was changed. */
export function planGrade(conditions: readonly PlanCondition[], isChanged: boolean): PlanGrade {
  const missed = conditions.filter(({ state }) => state !== 'met').length;
  return isChanged ? 'C' : (GRADES[missed] ?? 'C');
}
