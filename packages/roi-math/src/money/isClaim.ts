import type { Claim } from '@roi-insight/contracts';

/**
 * Whether the money may be called a gain or a loss: not without a detectable change, and not for a saving that the
 * averages contradict.
 * @param observed saving by the averages, in hours or dollars; negative for a loss
 */
export function isClaim(verdict: Claim, observed: number): boolean {
  return verdict === 'slower' || (verdict === 'faster' && observed >= 0);
}
