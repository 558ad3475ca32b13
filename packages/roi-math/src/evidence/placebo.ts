import { MIN_POST_WEEKS } from '../constants.ts';
import type { Posterior } from '../stats/shockRegression.ts';
import type { LogSeries } from './logWeeks.ts';
import { changeAgainstTrend } from './trendAdjusted.ts';
import { carriesEstimate } from './sufficiency.ts';

/** Number of dates before adoption at which the same method was tried, and at how many it showed a change as large. */
export interface Placebo {
  readonly tried: number;
  readonly as_large: number;
}

/**
 * Applies the same method to placebo adoption dates, one for each week of the baseline that has at least `weeksPerSide`
 * weeks before it and MIN_POST_WEEKS after it. Changes are compared in units of their own standard deviation, since a
 * placebo date has fewer weeks and its change is less certain. Null if no date qualifies.
 */
export function placebo(series: LogSeries, real: Posterior, weeksPerSide: number): Placebo | null {
  const first = series.weeks[0]?.week ?? 0;
  const size = strength(real);
  let [tried, asLarge] = [0, 0];
  for (let start = first + weeksPerSide; start <= -MIN_POST_WEEKS; start += 1) {
    const end = Math.min(start + weeksPerSide, 0);
    const placeboSeries = { ...series, weeks: series.weeks.filter(({ week }) => week < end) };
    if (!carriesEstimate(placeboSeries.weeks, start)) continue;
    tried += 1;
    if (strength(changeAgainstTrend(placeboSeries, start)) >= size) asLarge += 1;
  }
  return tried === 0 ? null : { tried, as_large: asLarge };
}

/** The change in units of its standard deviation. */
function strength({ mean, deviation }: Posterior): number {
  return Math.abs(mean) / deviation;
}
