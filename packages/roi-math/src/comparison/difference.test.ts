import { describe, expect, it } from 'vitest';
import { comparisonTeam, controls } from '../../test/comparisonTeams.ts';
import { denseMixture } from '../../test/denseRegression.ts';
import {
  changeOfDifference,
  coMovement,
  DIFFERENCE_SHOCKS,
  differenceOf,
  effectInWeek,
  errorWithoutShocks,
} from './difference.ts';
import { pooledSeries } from './pooledSeries.ts';

const span = { from: -9, to: 5 };
const gaps = (team: ReturnType<typeof comparisonTeam>, weeks: readonly number[]) => ({
  ...team.series,
  weeks: team.series.weeks.map((entry) => (weeks.includes(entry.week) ? { ...entry, count: 0, mean: null } : entry)),
});
const own = gaps(comparisonTeam(span), [-4]);
const others = [
  gaps(comparisonTeam({ ...span, seed: 2, perWeek: 5 }), [-7, 2]),
  gaps(comparisonTeam({ ...span, seed: 3, perWeek: 30 }), [2]),
];
const difference = differenceOf(own, others);
/** Standard deviations of the weekly slope, each with its weight. */
const SLOPES = [
  [0.002, 0.2],
  [0.006, 0.65],
  [0.015, 0.15],
] as const;

describe('the difference from the controls', () => {
  it('is relative to the levels before adoption, and uses the weighted mean of the controls', () => {
    const week = difference.find(({ week }) => week === 3);
    const level = (series: typeof own) => {
      const before = series.weeks.filter(({ week, mean }) => week < 0 && mean !== null);
      const tickets = before.reduce((sum, { count }) => sum + count, 0);
      return before.reduce((sum, { count, mean }) => sum + (count * (mean ?? 0)) / tickets, 0);
    };
    const at = (series: typeof own) => (series.weeks.find(({ week }) => week === 3)?.mean ?? NaN) - level(series);
    // Mean sampling variances 0.5 / 5 and 0.5 / 30, each plus the variance 0.15² of the team's own shocks.
    const raw = [1 / (0.1 + 0.0225), 1 / (0.5 / 30 + 0.0225)] as const;
    const weights = raw.map((one) => one / (raw[0] + raw[1]));
    const comparison = others.reduce((sum, series, index) => sum + (weights[index] ?? NaN) * at(series), 0);
    expect(week?.value).toBeCloseTo(at(own) - comparison, 12);
    expect(week?.variance).toBeCloseTo(
      0.5 / 15 + (weights[0] ?? NaN) ** 2 * 0.1 + ((weights[1] ?? NaN) ** 2 * 0.5) / 30,
      12,
    );
  });

  it('is missing in weeks in which the team or all controls have no ticket, but not if only some controls have none', () => {
    const missing = difference.flatMap(({ week, value }) => (value === null ? [week] : []));
    expect(missing).toEqual([-4, 2]);
  });

  it('has a change whose standard error agrees with a calculation by hand if there are no shocks', () => {
    const variance = 0.1;
    const weeks = Array.from({ length: 14 }, (_, index) => ({ week: index - 9, value: Math.sin(index), variance }));
    // Sums of squared distances from the means of the 9 and of the 5 weeks, in units of 10 weeks.
    const slope = 1 / ((60 + 10) / 100 / variance + 1 / 0.06 ** 2);
    // The means are 7 weeks apart, so 0.7 times the error of the slope is added.
    const expected = Math.sqrt(variance / 9 + variance / 5 + 0.7 ** 2 * slope);
    expect(errorWithoutShocks(weeks)).toBeCloseTo(expected, 12);
  });

  it('agrees with a calculation by dense matrices', () => {
    const weeks = difference.map(({ week, value, variance }) => ({
      value,
      samplingVariance: variance,
      regressors: [1, week / 10, week >= 0 ? 1 : 0],
    }));
    const priors = SLOPES.map(([deviation, weight]) => ({
      logPrior: Math.log(weight),
      precisions: [0, 1 / (10 * deviation) ** 2, 0],
    }));
    const dense = denseMixture(weeks, priors, DIFFERENCE_SHOCKS);
    const posterior = changeOfDifference(difference);
    // Models with a weight below a millionth are dropped.
    expect(posterior.mean).toBeCloseTo(dense.mean, 7);
    expect(Math.abs(posterior.deviation - dense.deviation)).toBeLessThan(1e-6);
    expect(dense.below(posterior.quantile(0.025))).toBeCloseTo(0.025, 6);
    expect(dense.below(posterior.quantile(0.975))).toBeCloseTo(0.975, 6);
  });

  it('agrees with a calculation by dense matrices if the effect may change', () => {
    const weeks = difference.map(({ week, value, variance }) => ({
      value,
      samplingVariance: variance,
      regressors: [1, week / 10, week >= 0 ? (week - 1) / 10 : 0, week >= 0 ? 1 : 0],
    }));
    const priors = SLOPES.map(([deviation, weight]) => ({
      logPrior: Math.log(weight),
      precisions: [0, 1 / (10 * deviation) ** 2, 1, 0],
    }));
    const dense = denseMixture(weeks, priors, DIFFERENCE_SHOCKS);
    expect(effectInWeek(difference, 1).mean).toBeCloseTo(dense.mean, 7);
  });

  it('is fitted with 57 models of shocks, whose weights sum to 1', () => {
    expect(DIFFERENCE_SHOCKS).toHaveLength(57);
    expect(DIFFERENCE_SHOCKS.reduce((sum, { logPrior }) => sum + Math.exp(logPrior), 0)).toBeCloseTo(1, 12);
  });
});

describe('coMovement', () => {
  it('is the share of the controls’ movements that the team follows', () => {
    const wave = (share: number) => (week: number) => share * Math.sin(week);
    const follows = (share: number) => {
      const team = comparisonTeam({ perWeek: 400, level: wave(share) }).series;
      const pooled = pooledSeries(
        controls(3, { perWeek: 400, level: wave(1) }).map(({ series }) => series),
        0,
        -39,
        13,
      );
      return coMovement(pooledSeries([team], 0, -39, 13).weeks, pooled.weeks);
    };
    expect(follows(1)).toBeCloseTo(1, 1);
    expect(follows(0.5)).toBeCloseTo(0.5, 1);
    expect(follows(0)).toBeCloseTo(0, 1);
  });
});
