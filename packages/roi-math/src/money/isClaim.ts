import type { Claim } from '@roi-insight/contracts';

/**
 * Whether the money may be called a gain or a loss. It may not if there is no detectable change, or if the averages contradict a saving.
 * @param observed saving by the averages, in hours or dollars; negative for a loss
 */
export function isClaim(verdict: Claim, observed: number): boolean {
  return verdict === 'slower' || (verdict === 'faster' && observed >= 0);
}
