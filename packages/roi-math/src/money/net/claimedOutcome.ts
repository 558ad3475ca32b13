import type { Estimated } from '@roi-insight/contracts';
import type { NetOutcome } from '../bridgeStep.ts';
import type { Range } from '../range.ts';

/** The outcome of a net value if a change was found. The caller must pass the high end even if it is too large to be shown. */
export function claimedOutcome({ low, high }: Range, { verdict, grade }: Estimated): NetOutcome {
  if (verdict === 'faster' && low > 0) return grade === 'D' ? 'weak-gain' : 'gain';
  if (high > 0) return 'open';
  return verdict === 'slower' && high < 0 ? 'loss' : 'no-gain';
}
