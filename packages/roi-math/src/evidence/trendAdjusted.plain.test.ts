import { expect, it } from 'vitest';
import { plainRegression } from '../../test/plainRegression.ts';
import { world } from '../../test/series.ts';
import type { LogSeries } from './series/logWeeks.ts';
import { changeAgainstBends, changeAgainstTrend } from './trendAdjusted.ts';

/** A trend that turns twice, with weeks of different size, three of them without tickets. */
const turning: LogSeries = {
  ...world(-39, 13, -0.004, -0.35, 0.6),
  weeks: world(-39, 13, -0.004, -0.35).weeks.map(({ week, mean }) =>
    [-31, -12, 5].includes(week)
      ? { week, mean: null, count: 0 }
      : {
          week,
          mean: (mean ?? NaN) + 0.012 * Math.max(week + 22, 0) - 0.03 * Math.max(week - 4, 0),
          count: 6 + ((week * week) % 7),
        },
  ),
};

const FREE = Infinity;

/** Digits that must agree. The package drops models with a weight below 10⁻⁶. */
const DIGITS = 5;

/** Columns: level, slope, change of the slope around the middle of the weeks after adoption, change of the level. */
const segments = (week: number) => [1, week, week >= 0 ? week - 6 : 0, week >= 0 ? 1 : 0];

const observed = (regressors: (week: number) => readonly number[]) =>
  turning.weeks.map(({ week, mean, count }) => ({
    value: mean,
    samplingVariance: 0.6 / Math.max(count, 1),
    regressors: regressors(week),
  }));

it('the estimate is the posterior for a straight trend, if slope and bend at adoption have a prior deviation of 2% a week', () => {
  const plain = plainRegression(observed(segments), [{ weight: 1, deviations: [FREE, 0.02, 0.02, FREE] }]);
  const posterior = changeAgainstTrend(turning, 0);
  expect(posterior.mean).toBeCloseTo(plain.mean, DIGITS);
  expect(posterior.deviation).toBeCloseTo(plain.deviation, DIGITS);
  for (const p of [0.01, 0.5, 0.975]) expect(plain.below(posterior.quantile(p))).toBeCloseTo(p, DIGITS);
});

it('the estimate is the posterior for a trend that may bend every four weeks, before and after adoption', () => {
  // Four alternatives: hardly any bend, with a weight of 0.4, and bends of about 0.4%, 1% and 2.5% a week.
  const bends = [-36, -32, -28, -24, -20, -16, -12, -8, -4, 0, 4, 8];
  const alternatives = [
    [1e-5, 0.4],
    [0.004, 0.2],
    [0.01, 0.25],
    [0.025, 0.15],
  ] as const;
  const plain = plainRegression(
    observed((week) => [...bends.map((bend) => Math.max(week - bend, 0)), ...segments(week)]),
    alternatives.map(([deviation, weight]) => ({
      weight,
      deviations: [...bends.map(() => deviation), FREE, FREE, FREE, FREE],
    })),
  );
  const posterior = changeAgainstBends(turning, 0);
  expect(posterior.mean).toBeCloseTo(plain.mean, DIGITS);
  expect(posterior.deviation).toBeCloseTo(plain.deviation, DIGITS);
  for (const p of [0.01, 0.5, 0.975]) expect(plain.below(posterior.quantile(p))).toBeCloseTo(p, DIGITS);
});
