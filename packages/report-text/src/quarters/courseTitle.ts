import type { Claim } from '@roi-insight/contracts';
import type { QuarterCourse } from './quarterCourse.ts';
import { quarterName } from './quarterName.ts';

/** What became of the effect, as a short sentence. @example 'The saving is still there.' */
export function courseTitle({ first, outcome }: Pick<QuarterCourse, 'first' | 'outcome'>): string {
  switch (outcome.kind) {
    case 'running':
      return `The ${quarterName(outcome.latest.number)} is still running.`;
    case 'too-few-tickets':
      return 'Too few tickets since then for an estimate.';
    case 'lasting':
      return 'The saving is still there.';
    case 'growing':
      return first.claim === 'faster' ? 'The saving has grown.' : 'Tickets take less time than in the first quarter.';
    case 'fading':
      return 'The saving has shrunk.';
    case 'gone':
      // Less than half of the saving is left, which may still be a saving.
      return outcome.latest.estimate.claim === 'faster' ? 'Most of the saving is gone.' : 'The saving is gone.';
    case 'unclear':
      return unclear(first.claim, outcome.latest.estimate.claim);
  }
}

function unclear(first: Claim, latest: Claim): string {
  if (first === 'faster') return 'Not clear yet whether the saving lasted.';
  switch (latest) {
    case 'faster':
      return 'Tickets take less time than before adoption.';
    case 'slower':
      return first === 'slower' ? 'Tickets still take more time.' : 'Tickets take more time than before adoption.';
    case 'no-detectable-change':
      return first === 'slower' ? 'Not clear yet whether tickets still take more time.' : 'Still no measurable change.';
  }
}
