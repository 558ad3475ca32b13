import type { Posterior } from '../stats/posterior.ts';
import { type CoefficientPrior, shockRegression } from '../stats/shockRegression.ts';
import type { Observation } from '../stats/whiten.ts';
import type { LogSeries, LogWeek } from './series/logWeeks.ts';

/** Scales the columns of a design to similar size, which keeps its factorization accurate. */
export const WEEKS_PER_UNIT = 10;

/**
 * Prior standard deviation of the slope and of its change after adoption, per week. Trends of real projects do not
 * continue as straight lines: extrapolating a free slope for a quarter causes half of all false claims. Without any
 * slope, real trends would count as effects.
 */
const SLOPE_DEVIATION = 0.02;

/** Converts a coefficient's standard deviation per week to its precision, for a column in units of WEEKS_PER_UNIT. */
const precisionOf = (deviationPerWeek: number) => 1 / (deviationPerWeek * WEEKS_PER_UNIT) ** 2;

/** Precision of a slope and of its changes. */
export const SLOPE_PRECISION = precisionOf(SLOPE_DEVIATION);

/** Precisions of the columns of {@link segmented}. */
export const SEGMENT_PRECISIONS: readonly number[] = [0, SLOPE_PRECISION, SLOPE_PRECISION, 0];

/**
 * The change of ln(hours) relative to the continued trend: segmented regression in which both level and slope may
 * change at `start`, with the change averaged over the weeks from there on. The slope and its change have the prior
 * N(0, SLOPE_DEVIATION²). For shocks and sampling noise see {@link shockRegression}. Needs at least three weeks with
 * tickets before `start` and three from it on.
 * @param start first week after the change
 */
export function changeAgainstTrend(series: LogSeries, start: number): Posterior {
  return shockRegression(segmented(series, start), [{ logPrior: 0, precisions: SEGMENT_PRECISIONS }]);
}

/** The observations of {@link changeAgainstTrend}: level, slope, change of the slope, change of the level. */
export function segmented({ weeks, ticketVariance }: LogSeries, start: number): Observation[] {
  const after = weeks.filter(({ week }) => week >= start).map(({ week }) => week);
  const middle = after.reduce((sum, week) => sum + week, 0) / after.length;
  return weeks.map((entry) => {
    const { week } = entry;
    const changed = week >= start;
    return observation(entry, ticketVariance, [
      1,
      (week - start) / WEEKS_PER_UNIT,
      changed ? (week - middle) / WEEKS_PER_UNIT : 0,
      changed ? 1 : 0,
    ]);
  });
}

/** Number of weeks between two bends of the trend, and from the first week to the first bend. */
const BEND_WEEKS = 4;
const FIRST_BEND = 3;
/** Prior of the change of slope at each bend: standard deviations per week with their weights. The first deviation means that there is no bend. */
const BENDS = [
  { deviation: 1e-5, weight: 0.4 },
  { deviation: 0.004, weight: 0.2 },
  { deviation: 0.01, weight: 0.25 },
  { deviation: 0.025, weight: 0.15 },
];

/**
 * {@link changeAgainstTrend} for a trend that may bend every four weeks, before and after adoption; its slope and the
 * change of its slope have no prior. This method finds fewer true changes, so the verdict is not based on it. It only
 * shows that a claim is less certain if it needs a straight trend.
 */
export function changeAgainstBends(series: LogSeries, start: number): Posterior {
  const first = series.weeks[0]?.week ?? 0;
  const last = series.weeks.at(-1)?.week ?? 0;
  const bends: number[] = [];
  for (let bend = first + FIRST_BEND; bend < last; bend += BEND_WEEKS) bends.push(bend);
  const weeks = segmented(series, start).map(({ value, samplingVariance, regressors }, index) => ({
    value,
    samplingVariance,
    regressors: [...bends.map((bend) => Math.max(first + index - bend, 0) / WEEKS_PER_UNIT), ...regressors],
  }));
  const priors = BENDS.map(({ deviation, weight }): CoefficientPrior => ({
    logPrior: Math.log(weight),
    precisions: [...bends.map(() => precisionOf(deviation)), 0, 0, 0, 0],
  }));
  return shockRegression(weeks, priors);
}

/** The trend of ln(hours) per week over the given weeks. Needs at least three weeks with tickets. */
export function trendPerWeek({ weeks, ticketVariance }: LogSeries): Posterior {
  return shockRegression(
    weeks.map((entry) => observation(entry, ticketVariance, [1, entry.week])),
    [{ logPrior: 0, precisions: [0, 0] }],
  );
}

/** A week of a regression. */
export function observation(
  { mean, count }: LogWeek,
  ticketVariance: number,
  regressors: readonly number[],
): Observation {
  return { value: mean, samplingVariance: ticketVariance / Math.max(count, 1), regressors };
}
