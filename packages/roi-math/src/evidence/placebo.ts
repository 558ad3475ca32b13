import type { Posterior } from '../stats/shockRegression.ts';
import type { LogSeries } from './logWeeks.ts';
import { changeAgainstTrend } from './trendAdjusted.ts';
import { carriesEstimate, LEAST_POST_WEEKS } from './sufficiency.ts';

/** Dates before adoption at which the same method was tried, and at how many it showed a change as large. */
export interface Placebo {
  readonly tried: number;
  readonly as_large: number;
}

/**
 * Slides a pretended adoption date over the baseline, where nothing was adopted, a week at a time. Each needs as many
 * weeks before it as a window has and at least eight after it. Changes are compared in units of their own uncertainty:
 * a pretended date has fewer weeks to rest on, and a large but vague change is none. Null when no date fits.
 */
export function placebo(series: LogSeries, real: Posterior, weeksPerSide: number): Placebo | null {
  const first = series.weeks[0]?.week ?? 0;
  const size = strength(real);
  let [tried, asLarge] = [0, 0];
  for (let start = first + weeksPerSide; start <= -LEAST_POST_WEEKS; start += 1) {
    const end = Math.min(start + weeksPerSide, 0);
    const pretended = { ...series, weeks: series.weeks.filter(({ week }) => week < end) };
    if (!carriesEstimate(pretended.weeks, start)) continue;
    tried += 1;
    if (strength(changeAgainstTrend(pretended, start)) >= size) asLarge += 1;
  }
  return tried === 0 ? null : { tried, as_large: asLarge };
}

/** The change in units of its standard deviation. */
function strength({ mean, deviation }: Posterior): number {
  return Math.abs(mean) / deviation;
}
