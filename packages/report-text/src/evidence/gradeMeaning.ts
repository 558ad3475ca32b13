import type { Grade, Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';

type Meanings = Readonly<Record<Grade, string>>;

/** The meaning of each grade of the evidence, in a sentence. */
const ONE_PROJECT: Meanings = {
  A: 'Confirmed by a comparison with other teams.',
  B: 'The best possible without a control group.',
  C: 'One doubt remains.',
  D: 'Two or more doubts remain.',
};

/** With other teams, the scale begins one grade higher, so each doubt costs one grade from A down. */
const COMPARED: Meanings = {
  A: ONE_PROJECT.A,
  B: 'Compared with other teams; one doubt remains.',
  C: 'Compared with other teams; two doubts remain.',
  D: 'Three or more doubts remain.',
};

/** The meaning of the grades of a report. Teams that all adopted together are no control group for each other. */
export function gradeMeanings(report: Report): Meanings {
  const found = foundComparison(report);
  return found === null || found.design === 'same-date' ? ONE_PROJECT : COMPARED;
}
