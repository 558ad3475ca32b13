import type { PlanGrade } from '@roi-insight/roi-math';

/** The meaning of each grade of a plan, in a sentence. */
export const planGradeTexts: Readonly<Record<PlanGrade, string>> = {
  'A+': 'Drawn, witnessed and kept: every condition is met.',
  A: 'At least one condition of A+ could not be confirmed, but none is broken.',
  B: 'One condition of A+ is not met.',
  C: 'Two or more conditions of A+ are not met, or the file was changed.',
};
