import type { Posterior } from '../../stats/posterior.ts';
import { shockRegression } from '../../stats/shockRegression.ts';
import type { Observation } from '../../stats/whiten.ts';
import type { LogSeries } from '../series/logWeeks.ts';
import { observation, SLOPE_PRECISION, WEEKS_PER_UNIT } from '../trendAdjusted.ts';

/** A quarter after adoption. */
export interface QuarterOf {
  /** Counted from 1. */
  readonly number: number;
  /** Weeks. */
  readonly length: number;
}

/**
 * The change of ln(hours) in a quarter after adoption relative to the continued trend: the regression of the verdict
 * with a level and a slope for each quarter up to this one. Later weeks are ignored, so that the figure of a finished
 * quarter does not depend on when the report is made. For the first quarter, it is the change of the verdict.
 */
export function changeInQuarter(series: LogSeries, quarter: QuarterOf): Posterior {
  return quarterRegression(series, quarter, false);
}

/**
 * {@link changeInQuarter} minus the change in the first quarter. It is more certain than each of the two changes, because
 * an error of the trend before adoption affects both changes.
 */
export function changeSinceFirst(series: LogSeries, quarter: QuarterOf): Posterior {
  return quarterRegression(series, quarter, true);
}

function quarterRegression(series: LogSeries, quarter: QuarterOf, isDifference: boolean): Posterior {
  const { weeks, precisions } = quarterDesign(series, quarter, isDifference);
  return shockRegression(weeks, [{ logPrior: 0, precisions }]);
}

/** The weeks of the regression with the precisions of the priors of their columns. */
export function quarterDesign(
  series: LogSeries,
  quarter: QuarterOf,
  isDifference: boolean,
): { readonly weeks: readonly Observation[]; readonly precisions: readonly number[] } {
  const { number, length } = quarter;
  const numbers = Array.from({ length: number }, (_, index) => index + 1);
  const weeks = series.weeks
    .filter(({ week }) => week < number * length)
    .map((entry) => {
      const { week } = entry;
      const current = quarterOf(week, quarter);
      const middle = (current - 0.5) * length - 0.5;
      return observation(entry, series.ticketVariance, [
        1,
        week / WEEKS_PER_UNIT,
        ...numbers.map((of) => (current === of ? (week - middle) / WEEKS_PER_UNIT : 0)),
        ...quarterLevels(week, quarter, isDifference),
      ]);
    });
  const filled = series.weeks.filter(({ mean }) => mean !== null).map(({ week }) => week);
  return {
    weeks,
    precisions: [0, SLOPE_PRECISION, ...numbers.map(() => SLOPE_PRECISION), ...levelPrecisions(filled, quarter)],
  };
}

/** The number of the quarter to which a week belongs; 0 or less before adoption. */
export const quarterOf = (week: number, { length }: QuarterOf) => Math.floor(week / length) + 1;

/**
 * The columns of the levels of all quarters up to this one.
 * @param isDifference whether the column of the first level also covers this quarter, so that the last coefficient is
 *   the difference
 */
export function quarterLevels(week: number, quarter: QuarterOf, isDifference: boolean): number[] {
  const current = quarterOf(week, quarter);
  return Array.from({ length: quarter.number }, (_, index) =>
    current === index + 1 || (isDifference && index === 0 && current === quarter.number) ? 1 : 0,
  );
}

/**
 * The precisions of the priors of {@link quarterLevels}: 1 for a quarter that has no week with a value, because its
 * level could otherwise not be estimated, and 0 for the others. A prior of 1 affects no other coefficient.
 * @param filled the weeks with a value
 */
export function levelPrecisions(filled: readonly number[], quarter: QuarterOf): number[] {
  const quarters = new Set(filled.map((week) => quarterOf(week, quarter)));
  return Array.from({ length: quarter.number }, (_, index) => (quarters.has(index + 1) ? 0 : 1));
}
