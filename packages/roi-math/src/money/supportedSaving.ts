import { savedAmount } from '../report/savedAmount.ts';
import type { BridgeInputs } from './bridgeInputs.ts';
import type { EvidenceStep } from './bridgeStep.ts';
import { isClaim } from './isClaim.ts';
import { mapRange, type Range } from './range.ts';

/** What a team's time costs. */
export interface TeamMoney {
  /** Share of the tickets' hours that the team can have worked: φ. */
  readonly parallel: number;
  /** Cost of the measured tasks in dollars, with parallel hours counted once. */
  readonly measuredCost: number;
  /** Upper limit of the saving of the measured tasks, in dollars. */
  readonly limit: number;
}

/**
 * The saving of the measured tasks in dollars, as far as the evidence supports it. {@link savedAmount} turns percent of
 * time into dollars of the measured cost: the sum of the measured hours × rate × φ. Neither the estimate nor an end of its interval is further from 0 than φ × team hours × rate.
 *
 * - With a claim, that is if a change was found and the averages do not contradict it, base is the smallest of the shrunk
 *   estimate, the observed difference of averages (that of the cards and that of all measured hours), the high end of the
 *   interval, and the limit. So the step never adds to the observed difference, and of two losses it keeps the larger one.
 *   High is at most what the cards show for the measured tasks: under a headline of $34,000, a net of "up to $62,000" would
 *   contradict itself.
 * - Without a claim, low and high are the ends of the interval. The averages do not limit one side of it: no change was
 *   found in them either. If they contradict a saving, low is what they show.
 *
 * In both, low ≤ base ≤ high.
 * @param gross dollars that the cards show for the measured tasks
 */
export function supportedSaving(
  { effectPercent, evidence, ...inputs }: BridgeInputs,
  { parallel, measuredCost, limit: teamLimit }: TeamMoney,
  gross: number,
): { amount: Range } & Pick<EvidenceStep, 'limit' | 'isHighLimited'> {
  const observed = Math.min(gross, inputs.observed * parallel);
  const uncapped = mapRange(effectPercent, (percent) =>
    percent < 100 ? savedAmount(measuredCost, percent) : Infinity,
  );
  const {
    low,
    base: estimated,
    high,
  } = mapRange(uncapped, (value) => Math.min(Math.max(value, -teamLimit), teamLimit));
  const found = (amount: Range) => ({
    amount: mapRange(amount, (value) => value),
    isHighLimited: amount.high < uncapped.high,
  });
  if (!isClaim(evidence.verdict, observed)) {
    const isConflict = evidence.verdict !== 'no-detectable-change';
    const amount = {
      low: isConflict ? Math.min(low, observed) : low,
      base: Math.min(Math.max(estimated, low), high),
      high,
    };
    return { ...found(amount), limit: isConflict ? 'conflict' : 'interval' };
  }
  const base = Math.min(estimated, uncapped.high, observed);
  const limit =
    base === observed && base < estimated ? 'observed' : estimated === uncapped.base ? 'estimate' : 'capacity';
  return { ...found({ low: Math.min(low, base), base, high: Math.min(high, Math.max(gross, 0)) }), limit };
}
