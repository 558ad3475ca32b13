import type { Claim, Grade } from '@roi-insight/contracts';
import type { NetOutcome } from '../bridgeStep.ts';
import type { Range } from '../range.ts';

/** What the intervals of time of the measured quarters say together; `mixed` if they do not all say the same. */
export type PeriodClaim = Claim | 'mixed';

/**
 * The outcome of a quarter or a year by one rule. The caller must pass the high end even if it is too large to be shown.
 * @param isOpen whether the high end is too large to be shown
 */
export function netOutcome(
  { low, high }: Range,
  claim: PeriodClaim,
  { grade, isOpen }: { readonly grade: Grade; readonly isOpen: boolean },
): NetOutcome {
  if (claim === 'mixed' || claim === 'no-detectable-change') {
    if (high < 0 && !isOpen) return 'costs-more';
    return claim === 'mixed' ? 'open' : 'inconclusive';
  }
  if (claim === 'faster' && low > 0) return grade === 'D' ? 'weak-gain' : 'gain';
  if (high > 0) return 'open';
  return claim === 'slower' && high < 0 ? 'loss' : 'no-gain';
}
