import type { Posterior } from '../../stats/posterior.ts';
import { shockRegression } from '../../stats/shockRegression.ts';
import type { LogSeries } from '../series/logWeeks.ts';
import { observation, SLOPE_PRECISION, WEEKS_PER_UNIT } from '../trendAdjusted.ts';

/** A quarter after adoption. */
export interface QuarterOf {
  /** From 1. */
  readonly number: number;
  /** Weeks. */
  readonly length: number;
}

/**
 * The change of ln(hours) in a quarter after adoption relative to the continued trend: the regression of the verdict with
 * a level and a slope for each quarter up to this one. Later weeks are ignored, so that the figure of a finished quarter
 * does not depend on when the report is made. That of the first quarter is the verdict's.
 */
export function changeInQuarter(series: LogSeries, quarter: QuarterOf): Posterior {
  return quarterRegression(series, quarter, false);
}

/**
 * {@link changeInQuarter} minus that of the first quarter: more certain than either, as an error of the trend before
 * adoption affects both.
 */
export function changeSinceFirst(series: LogSeries, quarter: QuarterOf): Posterior {
  return quarterRegression(series, quarter, true);
}

/** @param isDifference whether the first quarter's level is that of both, so that the last coefficient is the difference */
function quarterRegression(series: LogSeries, { number, length }: QuarterOf, isDifference: boolean): Posterior {
  const numbers = Array.from({ length: number }, (_, index) => index + 1);
  const weeks = series.weeks
    .filter(({ week }) => week < number * length)
    .map((entry) => {
      const { week } = entry;
      const current = Math.floor(week / length) + 1;
      const middle = (current - 0.5) * length - 0.5;
      const levels = numbers.map((of) => current === of || (isDifference && of === 1 && current === number));
      return observation(entry, series.ticketVariance, [
        1,
        week / WEEKS_PER_UNIT,
        ...numbers.map((of) => (current === of ? (week - middle) / WEEKS_PER_UNIT : 0)),
        ...levels.map(Number),
      ]);
    });
  const precisions = [0, SLOPE_PRECISION, ...numbers.map(() => SLOPE_PRECISION), ...numbers.map(() => 0)];
  return shockRegression(weeks, [{ logPrior: 0, precisions }]);
}
