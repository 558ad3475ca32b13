import type { Estimated } from '@roi-insight/contracts';
import { normalQuantile } from '../stats/distributions/normalQuantile.ts';
import type { Posterior } from '../stats/posterior.ts';
import { standardError } from '../stats/shockRegression.ts';
import { percentSaved, tailOf } from './change.ts';
import type { LogSeries, LogWeek } from './series/logWeeks.ts';
import { SEGMENT_PRECISIONS, segmented } from './trendAdjusted.ts';

/** Probability of finding a change of the detectable size. */
const POWER = 0.8;
/** Maximum number of further weeks: a year. */
const MAX_FURTHER_WEEKS = 52;

/**
 * The smallest saving that is found with probability POWER, in percent. A saving of d (in ln) is found if the upper end
 * of the interval is below 0. With normal errors, this happens with probability POWER if d = (z(1 − tail) + z(POWER)) ·
 * deviation.
 * @param deviation of the posterior
 * @param tail of its interval
 */
export function detectableSaving(deviation: number, tail: number): number {
  return percentSaved(-(normalQuantile(1 - tail) + normalQuantile(POWER)) * deviation);
}

/**
 * The detectable saving (see {@link detectableSaving}), and the number of weeks until smaller savings are detectable.
 *
 * `weeksToDetect` extrapolates the deviation. Further weeks are assumed to have the mean number of tickets of the weeks
 * after adoption and the same spread. The deviation then changes in proportion to the standard error of the same
 * regression under the most likely shocks.
 */
export function detectable(
  series: LogSeries,
  posterior: Posterior,
): Pick<Estimated, 'detectablePercent' | 'weeksToDetect'> {
  const tail = tailOf(posterior) * (series.tailShare ?? 1);
  const errorNow = errorAfter(series, posterior, 0);
  const saving = (furtherWeeks: number) =>
    detectableSaving(posterior.deviation * (errorAfter(series, posterior, furtherWeeks) / errorNow), tail);
  const savings = Array.from({ length: MAX_FURTHER_WEEKS + 1 }, (_, furtherWeeks) => saving(furtherWeeks));
  const weeksUntil = (percent: number) => {
    const weeks = savings.findIndex((smallest) => smallest <= percent);
    return weeks === -1 ? null : weeks;
  };
  return {
    detectablePercent: saving(0),
    weeksToDetect: { percent20: weeksUntil(20), percent30: weeksUntil(30) },
  };
}

function errorAfter(series: LogSeries, { shocks }: Posterior, furtherWeeks: number): number {
  const after = series.weeks.filter(({ week }) => week >= 0);
  const usual = after.reduce((sum, { count }) => sum + count, 0) / after.length;
  const further = Array.from({ length: furtherWeeks }, (_, index): LogWeek => ({
    week: after.length + index,
    count: usual,
    mean: 0,
  }));
  const weeks = segmented({ ...series, weeks: [...series.weeks, ...further] }, 0);
  return standardError(weeks, shocks, SEGMENT_PRECISIONS);
}
