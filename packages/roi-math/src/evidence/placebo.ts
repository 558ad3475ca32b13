import type { Evidence } from '@roi-insight/contracts';
import { MIN_POST_WEEKS } from '../constants.ts';
import type { Posterior } from '../stats/posterior.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { changeFrom, inPercent } from './change.ts';
import type { LogSeries } from './series/logWeeks.ts';
import { carriesVerdict } from './sufficiency.ts';
import { changeAgainstTrend } from './trendAdjusted.ts';

/**
 * Applies the method to placebo adoption dates, one for each week of the baseline that has at least `weeksPerSide`
 * weeks before it and MIN_POST_WEEKS after it, and enough data for a verdict at a real date. Changes are compared in
 * units of their own standard deviation, because a placebo date has fewer weeks and its change is less certain. Null if
 * no date qualifies.
 * @param baseline the weeks before adoption
 * @param adoption day number
 */
export function placebo(
  baseline: LogSeries,
  real: Posterior,
  weeksPerSide: number,
  adoption: number,
): Evidence['placebo'] {
  const first = baseline.weeks[0]?.week ?? 0;
  const size = strength(real);
  const dates = [];
  let asLarge = 0;
  for (let start = first + weeksPerSide; start <= -MIN_POST_WEEKS; start += 1) {
    const end = Math.min(start + weeksPerSide, 0);
    const weeks = baseline.weeks.filter(({ week }) => week < end);
    if (!carriesVerdict({ ...baseline, weeks }, start)) continue;
    const pretended = changeAgainstTrend({ ...baseline, weeks }, start);
    dates.push({ date: calendarDateOf(adoption + start * 7), ...inPercent(changeFrom(pretended, baseline.tailShare)) });
    if (strength(pretended) >= size) asLarge += 1;
  }
  return dates.length === 0 ? null : { tried: dates.length, asLarge: asLarge, dates };
}

/** The change in units of its standard deviation. */
function strength({ mean, deviation }: Posterior): number {
  return Math.abs(mean) / deviation;
}
