import type { Claim } from '@roi-insight/contracts';

/**
 * Whether the money may be a claim: a gain or a loss. It may not with no detectable change, and not for a saving that the
 * averages contradict.
 * @param observed what the averages show, in hours or dollars; negative if they show a loss
 */
export function isClaim(verdict: Claim, observed: number): boolean {
  return verdict === 'slower' || (verdict === 'faster' && observed >= 0);
}
