import { type Formats, wholeRange, wholeSaving } from '../format/index.ts';
import { courseTitle } from './courseTitle.ts';
import type { QuarterCourse, QuarterEstimate } from './quarterCourse.ts';
import { quarterName } from './quarterName.ts';

/**
 * What became of the effect, in one line.
 * @example 'The saving is still there: 24% less time in the fourth quarter'
 */
export function courseSummary(formats: Formats, course: QuarterCourse): string {
  const { outcome } = course;
  const title = courseTitle(course).slice(0, -1);
  if (outcome.kind === 'too-few-tickets' || outcome.latest.estimate === null) return title;
  const { number, estimate } = outcome.latest;
  const found = inBrief(formats, estimate);
  return outcome.kind === 'running' ? `${title}: ${found} so far` : `${title}: ${found} in the ${quarterName(number)}`;
}

/** The quoted saving where there is one, else what fits the data. */
function inBrief(formats: Formats, { quoted, interval, claim }: QuarterEstimate): string {
  return claim === 'no-detectable-change' ? wholeRange(formats, interval) : wholeSaving(formats, quoted);
}
