import type { BridgeInputs } from '../bridgeInputs.ts';
import { isClaim } from '../isClaim.ts';
import { mapRange } from '../range.ts';
import { claimedSaving, type Saving } from './claimedSaving.ts';
import { estimatedSaving } from './estimatedSaving.ts';
import type { TeamMoney } from './teamMoney.ts';

/**
 * The saving of the measured tasks in dollars, as far as the evidence supports it. {@link estimatedSaving} turns percent of time into dollars of the
 * measured cost: the sum of the measured hours × rate × φ. Neither the estimate nor an end of its interval is further from 0 than φ × team hours ×
 * rate.
 *
 * - With a claim, that is if a change was found and the averages do not contradict it, base is the smallest of the shrunk estimate, the observed
 * difference of averages (that of the cards and that of all measured hours), the high end of the interval, and the limit. So the step never adds to
 * the observed difference, and of two losses it keeps the larger one. High is at most what the cards show for the measured tasks: under a headline of
 * $34,000, a net of "up to $62,000" would contradict itself.
 * - Without a claim, low and high are the ends of the interval. The averages limit neither end, because no change was found in them either. If they
 * contradict a saving, low is the difference that they show.
 *
 * In both cases, low ≤ base ≤ high.
 * @param gross dollars that the cards show for the measured tasks
 */
export function supportedSaving(
  { effectPercent, evidence: { verdict }, ...inputs }: BridgeInputs,
  team: TeamMoney,
  gross: number,
): Saving {
  const observed = Math.min(gross, inputs.observed * team.parallel);
  if (isClaim(verdict, observed)) return claimedSaving(effectPercent, team, { observed, gross });
  const { uncapped, capped } = estimatedSaving(effectPercent, team);
  const { low, base, high } = capped;
  const isConflict = verdict !== 'no-detectable-change';
  const amount = {
    low: isConflict ? Math.min(low, observed) : low,
    base: Math.min(Math.max(base, low), high),
    high,
  };
  return {
    amount: mapRange(amount, (value) => value),
    isHighLimited: high < uncapped.high,
    limit: isConflict ? 'conflict' : 'interval',
  };
}
