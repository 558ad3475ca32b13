import { describe, expect, it } from 'vitest';
import { world } from '../../test/series.ts';
import { detectable } from './detectable.ts';
import { standardError } from '../stats/shockRegression.ts';
import { changeAgainstTrend, SEGMENT_PRECISIONS, segmented } from './trendAdjusted.ts';

const quiet = world(-39, 13, 0, 0);
const posterior = changeAgainstTrend(quiet, 0);

describe('detectable', () => {
  it('is the saving whose interval lies below zero in 80 % of cases', () => {
    // Tails of 3.8 %: z 1.774382; 80 %: z 0.841621.
    const { detectable_percent: percent } = detectable(quiet, { ...posterior, persistence: 0, deviation: 0.1 });
    expect(percent).toBeCloseTo((1 - Math.exp(-(1.7743819 + 0.8416212) * 0.1)) * 100, 4);
    // Tails of 0.4 %: z 2.652070.
    const lasting = detectable(quiet, { ...posterior, persistence: 0.9, deviation: 0.1 });
    expect(lasting.detectable_percent).toBeCloseTo((1 - Math.exp(-(2.6520698 + 0.8416212) * 0.1)) * 100, 4);
  });

  it('takes no further week when the saving can be seen already', () => {
    expect(detectable(quiet, { ...posterior, persistence: 0, deviation: 0.08 }).weeks_to_detect).toEqual({
      percent_20: 0,
      percent_30: 0,
    });
  });

  it('counts the weeks until the standard error is small enough', () => {
    const early = { ...quiet, weeks: quiet.weeks.filter(({ week }) => week < 8) };
    const shocks = { deviation: 0, persistence: 0 };
    const error = (further: number) =>
      standardError(
        segmented(
          {
            ...early,
            weeks: [
              ...early.weeks,
              ...Array.from({ length: further }, (_, index) => ({ week: 8 + index, count: 10, mean: 1 })),
            ],
          },
          0,
        ),
        shocks,
        SEGMENT_PRECISIONS,
      );
    // A deviation that three further weeks, and no less, bring down to what 30 % needs.
    const needed = -Math.log(0.7) / (1.7743819 + 0.8416212);
    const deviation = (needed * error(0)) / ((error(3) + error(2)) / 2);
    const result = detectable(early, { ...posterior, persistence: 0, shocks, deviation });
    expect(result.weeks_to_detect).toEqual({ percent_20: null, percent_30: 3 });
  });

  it('has no answer within a year when more weeks do not help enough', () => {
    expect(detectable(quiet, { ...posterior, deviation: 2 }).weeks_to_detect).toEqual({
      percent_20: null,
      percent_30: null,
    });
  });

  it('expects as many tickets a week as there were, empty weeks included', () => {
    const dense = { ...quiet, weeks: quiet.weeks.filter(({ week }) => week < 8) };
    const weeksOfSparse = dense.weeks.map((week) =>
      week.week >= 0 && week.week % 2 === 1 ? { ...week, count: 0, mean: null } : week,
    );
    const sparse = { ...dense, weeks: weeksOfSparse };
    const weeks = (series: typeof quiet) =>
      detectable(series, { ...posterior, persistence: 0, shocks: { deviation: 0, persistence: 0 }, deviation: 0.145 })
        .weeks_to_detect?.percent_30;
    expect(weeks(sparse)).not.toBe(weeks(dense));
  });
});
