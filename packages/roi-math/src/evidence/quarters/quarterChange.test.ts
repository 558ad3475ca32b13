import { expect, it } from 'vitest';
import { world } from '../../../test/series.ts';
import type { LogSeries } from '../series/logWeeks.ts';
import { changeAgainstTrend } from '../trendAdjusted.ts';
import { changeInQuarter, changeSinceFirst } from './quarterChange.ts';

const LENGTH = 13;
const quarter = (number: number) => ({ number, length: LENGTH });
const until = (series: LogSeries, week: number): LogSeries => ({
  ...series,
  weeks: series.weeks.filter((entry) => entry.week < week),
});
/** A series that has these levels in ln(hours) in the quarters after adoption, in addition to a trend. */
const courseOf = (levels: readonly number[], trend = 0): LogSeries => {
  const plain = world(-39, LENGTH * levels.length, trend, 0);
  return {
    ...plain,
    weeks: plain.weeks.map(({ week, count, mean }) => ({
      week,
      count,
      mean: (mean ?? NaN) + (week < 0 ? 0 : (levels[Math.floor(week / LENGTH)] ?? NaN)),
    })),
  };
};

it('the change of the first quarter is the change of the verdict', () => {
  const series = courseOf([-0.3, -0.1]);
  const [one, verdict] = [changeInQuarter(series, quarter(1)), changeAgainstTrend(until(series, LENGTH), 0)];
  expect(one.mean).toBeCloseTo(verdict.mean, 12);
  expect(one.quantile(0.025)).toBeCloseTo(verdict.quantile(0.025), 12);
});

it('the change of each quarter is the change beyond the trend, and does not include the changes of other quarters', () => {
  const series = courseOf([-0.4, -0.2, 0, -0.6], -0.01);
  for (const [index, level] of [-0.4, -0.2, 0, -0.6].entries()) {
    expect(changeInQuarter(series, quarter(index + 1)).mean).toBeCloseTo(level, 1);
  }
});

it('the change of a later quarter is less certain, because the trend is extrapolated further', () => {
  const series = courseOf([-0.3, -0.3, -0.3, -0.3]);
  const deviations = [1, 2, 3, 4].map((number) => changeInQuarter(series, quarter(number)).deviation);
  expect(deviations).toEqual(deviations.toSorted((a, b) => a - b));
});

it('the change of a quarter does not depend on later weeks', () => {
  const series = courseOf([-0.3, -0.2, 0.1, 0.4]);
  for (const estimate of [changeInQuarter, changeSinceFirst]) {
    expect(estimate(series, quarter(2)).mean).toBe(estimate(until(series, 2 * LENGTH), quarter(2)).mean);
  }
});

it('the change since the first quarter is the difference between the changes of the two quarters, and is more certain than the change of the later quarter', () => {
  const series = courseOf([-0.4, -0.3, -0.1]);
  const [first, third] = [changeInQuarter(series, quarter(1)), changeInQuarter(series, quarter(3))];
  const difference = changeSinceFirst(series, quarter(3));
  expect(difference.mean).toBeCloseTo(0.3, 1);
  expect(difference.deviation).toBeLessThan(third.deviation);
  expect(difference.deviation).toBeLessThan(first.deviation + third.deviation);
});
