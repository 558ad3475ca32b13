import type { PlanGrade } from '@roi-insight/roi-math';

/** The meaning of each grade of a plan, in a sentence. */
export const planGradeTexts: Readonly<Record<PlanGrade, string>> = {
  'A+': 'Drawn, witnessed and kept: every condition is met.',
  A: 'One condition of A+ is not met or unknown.',
  B: 'Two conditions of A+ are not met or unknown.',
  C: 'Three or more conditions of A+ are not met or unknown, or the file was changed.',
};
