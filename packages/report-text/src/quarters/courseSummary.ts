import { type Formats, wholeRange, wholeSaving } from '../format/index.ts';
import { capitalized } from './capitalized.ts';
import { courseInShort } from './courseInShort.ts';
import type { QuarterCourse, QuarterEstimate } from './quarterCourse.ts';
import { quarterName } from './quarterName.ts';

/**
 * What became of the effect, in one line.
 * @example 'Saving still there after 12 months: 24% less time in the fourth quarter'
 */
export function courseSummary(formats: Formats, course: QuarterCourse): string {
  const { outcome } = course;
  const title = capitalized(courseInShort(formats, course));
  if (outcome.kind === 'too-few-tickets' || outcome.latest.estimate === null) return title;
  const { number, estimate } = outcome.latest;
  const isConfirmed = outcome.kind !== 'unclear' || estimate.claim === course.first.claim;
  return `${title}: ${inBrief(formats, estimate, isConfirmed)} ${outcome.kind === 'running' ? 'so far' : `in the ${quarterName(number)}`}`;
}

/** The quoted saving where there is one, else what fits the data. */
function inBrief(formats: Formats, { quoted, interval, claim }: QuarterEstimate, isConfirmed: boolean): string {
  return claim === 'no-detectable-change' || !isConfirmed
    ? wholeRange(formats, interval)
    : wholeSaving(formats, quoted);
}
