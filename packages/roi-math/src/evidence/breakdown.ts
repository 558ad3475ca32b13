import type { Evidence } from '@roi-insight/contracts';
import { MIN_LATER_WEEKS } from '../constants.ts';
import { mean } from '../stats/mean.ts';
import { type Change, percentSaved } from './change.ts';
import type { WeekValue } from './doubts/exceedsDrift.ts';

/**
 * The drift that would end a claim, next to the largest drift before adoption: relative magnitudes, simplified. The claim holds against every drift δ
 * of the quarter after adoption with |δ| < |b|, where b is the end of the interval that is closer to 0. It therefore breaks down at the multiple
 * M = |b| ÷ max |m(q) − m(q − 1)|, where m(q) is the mean of ln(hours) in quarter q before adoption, counted back from adoption. Quarters with fewer
 * than MIN_LATER_WEEKS weeks that have tickets are left out. Simplified: b is taken as it is, without the widening for the uncertainty of the drift,
 * and m includes the noise of the weeks and a steady trend, so the largest drift is rather too large. Null if nothing is claimed.
 * Source: Rambachan & Roth, "A More Credible Approach to Parallel Trends", Review of Economic Studies 90 (2023), 2.4.2.
 * @param before the weeks before adoption with ln(hours) of the team; for a comparison, of the difference from the controls
 * @param length of a quarter, in weeks
 */
export function breakdown({ low, high }: Change, before: readonly WeekValue[], length: number): Evidence['breakdown'] {
  if (low <= 0 && high >= 0) return null;
  const bound = high < 0 ? high : low;
  const largest = largestDrift(before, length);
  /** As percent of time saved or lost, as the claim is. */
  const percent = (drift: number) => Math.abs(percentSaved(Math.sign(bound) * drift));
  return {
    driftPercent: percent(Math.abs(bound)),
    largestBeforePercent: largest === null ? null : percent(largest),
  };
}

/** The largest change between consecutive quarters; null if there are no two of them. */
function largestDrift(before: readonly WeekValue[], length: number): number | null {
  const quarters: number[][] = [];
  for (const { week, value } of before) {
    if (value !== null) (quarters[Math.floor((-week - 1) / length)] ??= []).push(value);
  }
  const levels = Array.from(quarters, (values = []) => (values.length < MIN_LATER_WEEKS ? null : mean(values)));
  const drifts = levels.slice(1).flatMap((level, index) => {
    const next = levels[index] ?? null;
    return level === null || next === null ? [] : Math.abs(next - level);
  });
  return drifts.length === 0 ? null : Math.max(...drifts);
}
