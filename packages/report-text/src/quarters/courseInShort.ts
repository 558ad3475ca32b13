import type { Claim, Report } from '@roi-insight/contracts';
import { type Formats, wholeSaving } from '../format/index.ts';
import { type NumberedQuarter, type QuarterCourse, quarterCourse } from './quarterCourse.ts';
import { quarterName } from './quarterName.ts';

/**
 * What became of the effect, as a part of the line under the answer: short enough for one line of a phone. Null in the
 * first quarter after adoption.
 * @example 'saving still there after 12 months'
 */
export function courseInShort(formats: Formats, report: Report): string | null {
  const course = quarterCourse(report);
  if (course === null) return null;
  const { first, outcome } = course;
  if (outcome.kind === 'running') return runningInShort(formats, outcome.latest);
  if (outcome.kind === 'too-few-tickets') return 'too few tickets since then';
  const { number, estimate } = outcome.latest;
  const after = `after ${formats.counted(number * MONTHS, 'month')}`;
  switch (outcome.kind) {
    case 'lasting':
      return `saving still there ${after}`;
    case 'growing':
      return `${first.claim === 'faster' ? 'larger saving' : estimate.claim === 'faster' ? LESS : 'improved'} ${after}`;
    case 'fading':
      return `smaller saving ${after}`;
    case 'gone':
      return `${estimate.claim === 'faster' ? 'most of it' : 'saving'} gone since the ${quarterName(goneSince(course) ?? number)}`;
    case 'unclear':
      return unclear(first.claim, estimate.claim, after);
  }
}

const MONTHS = 3;
const LESS = 'less time';

function unclear(first: Claim, latest: Claim, after: string): string {
  if (first === 'no-detectable-change' && latest === first) return `still none ${after}`;
  if (first === 'faster' || latest === 'no-detectable-change') return 'not clear yet whether it lasted';
  if (latest === 'faster') return `${LESS} ${after}`;
  return `${first === 'slower' ? 'still more' : 'more'} time ${after}`;
}

function runningInShort(formats: Formats, { number, estimate }: NumberedQuarter): string {
  return estimate === null || estimate.claim === 'no-detectable-change'
    ? `${quarterName(number)} still running`
    : `${quarterName(number)} so far: ${wholeSaving(formats, estimate.quoted)}`;
}

/** The first of the finished quarters whose range has been below half of the first quarter's saving ever since. */
function goneSince({ first, quarters }: QuarterCourse): number | undefined {
  const finished = quarters.filter(({ quarter, estimate }) => quarter.complete && estimate !== null);
  const lastWithMore = finished.findLastIndex(({ estimate }) => (estimate?.interval[1] ?? 0) >= first.quoted / 2);
  return finished[lastWithMore + 1]?.number;
}
