import type { EvidenceStep } from '../bridgeStep.ts';
import { mapRange, type Range } from '../range.ts';
import { estimatedSaving } from './estimatedSaving.ts';
import type { TeamMoney } from './teamMoney.ts';

/** A saving in dollars, and the origin of its base amount. */
export type Saving = { readonly amount: Range } & Pick<EvidenceStep, 'limit' | 'isHighLimited'>;

/**
 * The saving of the measured tasks if a change was found. Base is the smallest of the shrunk estimate, the observed
 * difference, the high end of the interval, and the limit. High is at most `gross`. low ≤ base ≤ high.
 * @param observed dollars by the difference of averages, at most `gross`
 * @param gross dollars by averages: what the cards show, or the difference of a later quarter
 */
export function claimedSaving(
  effectPercent: Range,
  team: TeamMoney,
  { observed, gross }: { readonly observed: number; readonly gross: number },
): Saving {
  const { uncapped, capped } = estimatedSaving(effectPercent, team);
  const base = Math.min(capped.base, uncapped.high, observed);
  const high = Math.min(capped.high, Math.max(gross, 0));
  return {
    amount: mapRange({ low: Math.min(capped.low, base), base, high }, (value) => value),
    isHighLimited: high < uncapped.high,
    limit:
      base === observed && base < capped.base ? 'observed' : capped.base === uncapped.base ? 'estimate' : 'capacity',
  };
}
