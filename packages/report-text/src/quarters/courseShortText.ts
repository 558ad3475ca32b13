import type { Claim } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { isMostlyGone, type QuarterCourse } from './quarterCourse.ts';
import { quarterName } from './quarterName.ts';

/**
 * The later course of the effect as a part of a line, short enough for one line of a phone.
 * @example 'saving still there after 12 months'
 */
export function courseShortText(formats: Formats, course: QuarterCourse): string {
  const { first, outcome } = course;
  if (outcome.kind === 'running') return `${quarterName(outcome.latest.number)} still running`;
  if (outcome.kind === 'too-few-tickets') return 'too few tickets since then';
  if (outcome.kind === 'no-team-left') return 'no team left to compare with since then';
  const { number, estimate } = outcome.latest;
  const after = `after ${formats.counted(number * MONTHS, 'month')}`;
  switch (outcome.kind) {
    case 'lasting':
      return `saving still there ${after}`;
    case 'growing':
      return `${first.claim === 'faster' ? 'larger saving' : 'improved'} ${after}`;
    case 'fading':
      return `${FADED[estimate.claim]} ${after}`;
    case 'gone':
      return `saving ${isMostlyGone(course) ? 'mostly ' : ''}gone since the ${quarterName(goneSince(course) ?? number)}`;
    case 'unclear':
      return unclear(first.claim, estimate.claim, after);
  }
}

const MONTHS = 3;

/** Words for a saving that is smaller than in the first quarter. */
const FADED: Readonly<Record<Claim, string>> = {
  faster: 'smaller saving',
  'no-detectable-change': 'saving faded, none clear',
  slower: 'slower than before adoption',
};

function unclear(first: Claim, latest: Claim, after: string): string {
  if (first === 'no-detectable-change' && latest === first) return `still no clear change ${after}`;
  if (first === 'faster' || latest === 'no-detectable-change') return 'not clear yet whether it lasted';
  // The rule that limits the claims of many reports does not cover later quarters, so this line does not repeat the
  // claims of later quarters.
  return first === latest ? `still ${latest} ${after}` : `unconfirmed change ${after}`;
}

/** The first finished quarter from which every range stays below half of the first quarter's saving. */
function goneSince({ first, quarters }: QuarterCourse): number | undefined {
  const finished = quarters.filter(({ quarter, estimate }) => quarter.complete && estimate !== null);
  const lastWithMore = finished.findLastIndex(({ estimate }) => (estimate?.interval[1] ?? 0) >= first.quoted / 2);
  return finished[lastWithMore + 1]?.number;
}
