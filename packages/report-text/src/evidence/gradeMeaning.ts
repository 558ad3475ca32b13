import type { Grade, Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';

type Meanings = Readonly<Record<Grade, string>>;

/** The meaning of each grade of the evidence, in a sentence. */
const ONE_PROJECT: Meanings = {
  A: 'Compared with other teams, no open questions.',
  B: 'The highest grade for a single team.',
  C: 'One open question.',
  D: 'Two or more open questions.',
};

/** A comparison with other teams raises the highest grade to A. From there, each open question lowers the grade by one. */
const COMPARED: Meanings = {
  A: ONE_PROJECT.A,
  B: 'Compared with other teams, one open question.',
  C: 'Compared with other teams, two open questions.',
  D: 'Three or more open questions.',
};

/**
 * If there are several adopters, a claim that depends on the six weeks before each adoption date loses two grades, so the
 * grade is C at best.
 */
const LAST_WEEKS_DECIDE: Meanings = {
  ...COMPARED,
  C: 'Compared with other teams, one open question that counts twice.',
  D: 'Two or more open questions, one of which counts twice.',
};

/** Teams that all adopted together cannot serve as each other's control group. */
const ADOPTED_TOGETHER: Meanings = { ...ONE_PROJECT, B: 'The highest grade without a control group.' };

/** The meaning of the grades of a report. */
export function gradeMeanings(report: Report): Meanings {
  const comparison = foundComparison(report);
  switch (comparison?.design) {
    case 'one-adopter':
      return COMPARED;
    case 'panel':
      return comparison?.doubts.some(({ kind }) => kind === 'last-weeks') ? LAST_WEEKS_DECIDE : COMPARED;
    case 'same-date':
      return ADOPTED_TOGETHER;
    case undefined:
      return ONE_PROJECT;
  }
}
