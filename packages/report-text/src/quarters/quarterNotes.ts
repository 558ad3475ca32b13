import type { Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';
import type { QuarterCourse } from './quarterCourse.ts';

/** How to read the ranges of the quarters, and the rule that names their outcome. */
export function quarterNotes(report: Report, course: QuarterCourse): readonly string[] {
  const why = foundComparison(report) === null && report.organization === undefined ? ` ${CARRIED_ON}` : '';
  const rule = ruleOf(course);
  return [`${TOGETHER}${why} ${FINAL}`, ...(rule === null ? [] : [rule])];
}

const TOGETHER =
  'The 95% ranges are valid together: in 95% of reports, all four of a year contain the true change. That makes them wider than the range of the headline.';
const CARRIED_ON = 'Later quarters are less certain, because the trend before adoption is carried further.';
const FINAL =
  'Reported figures are closer to no change than the estimates, to be conservative. Those of a finished quarter change later only if its tickets do.';

/** The meaning of the outcome if its words do not make it clear. */
function ruleOf({ first, outcome }: QuarterCourse): string | null {
  switch (outcome.kind) {
    case 'lasting':
      return '“Still there” means that the whole range of the latest finished quarter is a saving.';
    case 'gone':
      return '“Gone” means that even the best case of the latest finished quarter is less than half of the first quarter’s saving.';
    case 'fading':
      return 'The saving shrank by more than normal variation.';
    case 'growing':
      return first.claim === 'faster'
        ? '“Larger” means that the difference from the first quarter is larger than normal variation.'
        : null;
    default:
      return null;
  }
}
