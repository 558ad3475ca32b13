import type { Grade, Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';

type Meanings = Readonly<Record<Grade, string>>;

/** The meaning of each grade of the evidence, in a sentence. */
const ONE_PROJECT: Meanings = {
  A: 'Compared with other teams, no open questions.',
  B: 'The highest grade for a single team.',
  C: 'Some doubt.',
  D: 'Strong doubt.',
};

/** A comparison with other teams raises the highest grade to A. */
const COMPARED: Meanings = {
  ...ONE_PROJECT,
  B: 'Compared with other teams, little doubt.',
  C: 'Compared with other teams, some doubt.',
};

/** Teams that all adopted together cannot serve as each other's control group. */
const ADOPTED_TOGETHER: Meanings = { ...ONE_PROJECT, B: 'The highest grade without a control group.' };

/** Teams that start at different dates are compared with each other. */
const ORGANIZATION: Meanings = {
  A: 'Compared between teams, starts confirmed by usage, no open questions.',
  B: 'Compared between teams, little doubt.',
  C: 'Compared between teams, some doubt.',
  D: 'Strong doubt.',
};

/** The meaning of the grades of a report. */
export function gradeMeanings(report: Report): Meanings {
  if (report.evidence?.method === 'organization') return ORGANIZATION;
  switch (foundComparison(report)?.design) {
    case 'one-adopter':
    case 'panel':
      return COMPARED;
    case 'same-date':
      return ADOPTED_TOGETHER;
    case undefined:
      return ONE_PROJECT;
  }
}
