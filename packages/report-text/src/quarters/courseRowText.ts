import { type Formats, wholeRange, wholeSaving } from '../format/index.ts';
import { capitalized } from '../capitalized.ts';
import { courseShortText } from './courseShortText.ts';
import type { CourseOutcome, QuarterCourse, QuarterEstimate } from './quarterCourse.ts';
import { quarterName } from './quarterName.ts';

/**
 * The later course of the effect, in one line.
 * @example 'Saving still there after 12 months: 24% less time'
 */
export function courseRowText(formats: Formats, course: QuarterCourse): string {
  const { outcome } = course;
  const title = capitalized(courseShortText(formats, course));
  if (!('latest' in outcome) || outcome.latest.estimate === null) return title;
  const { number, estimate } = outcome.latest;
  // A word such as "growing" is a claim. If the title has no such word, a later quarter may claim only what the first
  // quarter claims.
  const hasWord = outcome.kind !== 'unclear' && outcome.kind !== 'running';
  const isConfirmed = hasWord || estimate.claim === course.first.claim;
  return `${title}: ${figureText(formats, estimate, isConfirmed)}${when(outcome.kind, number)}`;
}

/** The quoted saving if there is one, otherwise the values that fit the data. */
function figureText(formats: Formats, { quoted, interval, claim }: QuarterEstimate, isConfirmed: boolean): string {
  return claim === 'no-detectable-change' || !isConfirmed
    ? wholeRange(formats, interval)
    : wholeSaving(formats, quoted);
}

/** The quarter of the figure, unless the title already says how long after adoption it was. */
function when(kind: CourseOutcome['kind'], number: number): string {
  if (kind === 'running') return ' so far';
  return kind === 'gone' || kind === 'unclear' ? ` in the ${quarterName(number)}` : '';
}
