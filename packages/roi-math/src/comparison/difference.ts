import { levelPrecisions, quarterLevels, quarterOf, type QuarterOf } from '../evidence/quarters/quarterChange.ts';
import type { QuarterEstimate } from '../evidence/quarters/quartersOf.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import type { Posterior } from '../stats/posterior.ts';
import { NO_SHOCKS, normalized, shockModels } from '../stats/shockModels.ts';
import { type CoefficientPrior, shockRegression, standardError } from '../stats/shockRegression.ts';
import type { Observation } from '../stats/whiten.ts';
import { eventColumn } from './eventTime.ts';
import { type PooledWeek, pooledSeries } from './pooledSeries.ts';

export interface DifferenceWeek {
  readonly week: number;
  /** The difference in ln(hours), up to a constant; null if the team or its controls have no tickets. */
  readonly value: number | null;
  readonly variance: number;
}

/** Consecutive weeks, from the first week of the adopters' series. */
export type Difference = readonly DifferenceWeek[];

/** Scales the column of weeks, so that all columns are of similar size. */
export const WEEKS_PER_UNIT = 10;

/** The likeliest deviation of the slope per week. */
const USUAL_SLOPE = 0.006;

/** Prior of the slope per week. Common movements cancel in the difference, so the difference drifts little. */
const SLOPES = [
  { deviation: 0.002, weight: 0.2 },
  { deviation: USUAL_SLOPE, weight: 0.65 },
  { deviation: 0.015, weight: 0.15 },
] as const;

const PERSISTENCES = [0, 0.2, 0.4, 0.6, 0.8, 0.92, 0.97];
const PERSISTENCE_WEIGHTS = [1, 1, 1, 1, 1, 0.75, 0.75];

export const DIFFERENCE_SHOCKS = shockModels(
  [0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.7, 1.1],
  PERSISTENCES,
  normalized(PERSISTENCE_WEIGHTS, (weight) => weight),
  0.3,
);

/** One team minus the weighted mean of its controls. */
export function differenceOf(team: LogSeries, controls: readonly LogSeries[]): Difference {
  const [from, to] = spanOf(team);
  return subtract(pooledSeries([team], 0, from, to).weeks, pooledSeries(controls, 0, from, to).weeks, 1);
}

/** The first week of a series, and the week after its last week. */
export function spanOf({ weeks }: LogSeries): readonly [from: number, to: number] {
  const first = weeks[0]?.week ?? 0;
  return [first, first + weeks.length];
}

/** One pooled series minus a share of another over the same weeks. */
export function subtract(one: readonly PooledWeek[], other: readonly PooledWeek[], share: number): Difference {
  return one.map(({ week, mean, variance }, index) => {
    const { mean: otherMean = null, variance: otherVariance = 0 } = other[index] ?? {};
    return {
      week,
      value: mean === null || otherMean === null ? null : mean - share * otherMean,
      variance: variance + share ** 2 * otherVariance,
    };
  });
}

/**
 * The change of the difference at week 0, with a constant slope that has a prior. Common movements cancel in the difference, so only a small trend
 * has to be extrapolated. Needs three weeks with a value before week 0, and three from week 0 on.
 */
export function changeOfDifference(difference: Difference): Posterior {
  return regression(difference, () => [], []);
}

/** Standard error of {@link changeOfDifference} if the controls shared every shock of the team. */
export function errorWithoutShocks(difference: Difference): number {
  return standardError(observed(difference), NO_SHOCKS, [0, slopePrecision(USUAL_SLOPE), 0]);
}

/** Prior standard deviation of the change of the effect in ten weeks, in ln(hours). */
const EFFECT_DRIFT = 1;

/** The effect in a week, if the effect may change in a straight line over the first 13 weeks. */
export function effectInWeek(difference: Difference, at: number): Posterior {
  const column = eventColumn(at);
  return regression(difference, (week) => [week >= 0 ? eventColumn(week) - column : 0], [1 / EFFECT_DRIFT ** 2]);
}

/** The coefficient of a step (at week 0 unless given) in a regression with a level, a slope and further columns. */
function regression(
  difference: Difference,
  furtherColumns: (week: number) => readonly number[],
  furtherPrecisions: readonly number[],
  isStep?: (week: number) => boolean,
): Posterior {
  const priors = SLOPES.map(({ deviation, weight }): CoefficientPrior => ({
    logPrior: Math.log(weight),
    precisions: [0, slopePrecision(deviation), ...furtherPrecisions, 0],
  }));
  return shockRegression(observed(difference, furtherColumns, isStep), priors, DIFFERENCE_SHOCKS);
}

/** The weeks of a regression on a level, a slope, further columns and a step. */
function observed(
  difference: Difference,
  furtherColumns: (week: number) => readonly number[] = () => [],
  isStep: (week: number) => boolean = (week) => week >= 0,
): Observation[] {
  return difference.map(({ week, value, variance }) => ({
    value,
    samplingVariance: variance,
    regressors: [1, week / WEEKS_PER_UNIT, ...furtherColumns(week), isStep(week) ? 1 : 0],
  }));
}

/**
 * The change of the difference in a quarter after adoption, with a level for each quarter up to this one; later weeks
 * are ignored. For the first quarter, it is {@link changeOfDifference} of its weeks.
 */
export function quarterOfDifference(difference: Difference, quarter: QuarterOf): QuarterEstimate {
  const until = difference.filter(({ week }) => week < quarter.number * quarter.length);
  const filled = until.filter(({ value }) => value !== null).map(({ week }) => week);
  const estimate = (isDifference: boolean) => {
    const levels = (week: number) => quarterLevels(week, quarter, isDifference).slice(0, -1);
    const isLast = (week: number) => quarterOf(week, quarter) === quarter.number;
    return regression(until, levels, levelPrecisions(filled, quarter).slice(0, -1), isLast);
  };
  return { effect: estimate(false), sinceFirst: estimate(true) };
}

/** The slope of the difference per week, without a prior. Needs three weeks with a value. */
export function slopeOfDifference(difference: Difference): Posterior {
  const weeks = difference.map(({ week, value, variance }) => ({
    value,
    samplingVariance: variance,
    regressors: [1, week],
  }));
  return shockRegression(weeks, [{ logPrior: 0, precisions: [0, 0] }], DIFFERENCE_SHOCKS);
}

/** Candidates for the share of the controls' movements that the team follows. */
const SHARES = [0, 0.25, 0.5, 0.75, 1, 1.25];

/**
 * The expected share of the controls' movements that the team follows. Each possible share is weighted by how well the
 * team minus that share of the controls fits a free line with a step at week 0.
 */
export function coMovement(team: readonly PooledWeek[], controls: readonly PooledWeek[]): number {
  const hasStep = team.some(({ week }) => week >= 0);
  const logs = SHARES.map((share) => {
    const weeks = subtract(team, controls, share).map(({ week, value, variance }) => ({
      value,
      samplingVariance: variance,
      regressors: [1, week / WEEKS_PER_UNIT, ...(hasStep ? [week >= 0 ? 1 : 0] : [])],
    }));
    const precisions = hasStep ? [0, 0, 0] : [0, 0];
    return shockRegression(weeks, [{ logPrior: 0, precisions }], DIFFERENCE_SHOCKS).logEvidence;
  });
  const best = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return SHARES.reduce((sum, share, index) => sum + (share * (weights[index] ?? 0)) / total, 0);
}

/** Converts a slope's standard deviation per week to its precision, for a column in units of WEEKS_PER_UNIT. */
function slopePrecision(deviationPerWeek: number): number {
  return 1 / (deviationPerWeek * WEEKS_PER_UNIT) ** 2;
}
