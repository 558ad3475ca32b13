import { describe, expect, it } from 'vitest';
import { world } from '../../test/series.ts';
import { detectable } from './detectable.ts';
import { standardError } from '../stats/shockRegression.ts';
import { changeAgainstTrend, SEGMENT_PRECISIONS, segmented } from './trendAdjusted.ts';

const quiet = world(-39, 13, 0, 0);
const posterior = changeAgainstTrend(quiet, 0);

describe('detectable', () => {
  it('is the saving for which 80% of intervals lie below zero', () => {
    // Tails of 3.8%: z 1.774382; 80%: z 0.841621.
    const { detectablePercent: percent } = detectable(quiet, { ...posterior, persistence: 0, deviation: 0.1 });
    expect(percent).toBeCloseTo((1 - Math.exp(-(1.7743819 + 0.8416212) * 0.1)) * 100, 4);
    // Tails of 0.4%: z 2.652070.
    const lasting = detectable(quiet, { ...posterior, persistence: 0.9, deviation: 0.1 });
    expect(lasting.detectablePercent).toBeCloseTo((1 - Math.exp(-(2.6520698 + 0.8416212) * 0.1)) * 100, 4);
  });

  it('is larger if the interval has smaller tails', () => {
    // Each tail is 0.38%, a tenth of the usual tail: z is 2.669342.
    const sized = detectable({ ...quiet, tailShare: 0.1 }, { ...posterior, persistence: 0, deviation: 0.1 });
    expect(sized.detectablePercent).toBeCloseTo((1 - Math.exp(-(2.6693421 + 0.8416212) * 0.1)) * 100, 4);
  });

  it('needs no further week if the saving is already detectable', () => {
    expect(detectable(quiet, { ...posterior, persistence: 0, deviation: 0.08 }).weeksToDetect).toEqual({
      percent20: 0,
      percent30: 0,
    });
  });

  const NO_SHOCKS = { deviation: 0, persistence: 0 };
  /** A series with so much noise that every further week helps, even after a year. */
  const early = world(-39, 8, 0, 0, 500);
  /** The standard error after further weeks with `count` tickets each. */
  const errorAfter = (weeks: typeof early.weeks, further: number, count: number) => {
    const more = Array.from({ length: further }, (_, index) => ({ week: 8 + index, count, mean: 1 }));
    return standardError(segmented({ ...early, weeks: [...weeks, ...more] }, 0), NO_SHOCKS, SEGMENT_PRECISIONS);
  };
  /** The number of weeks until 30% is detectable, if the standard error has to fall to this share of its value. */
  const weeksUntil = (weeks: typeof early.weeks, share: number) => {
    const deviation = -Math.log(0.7) / (1.7743819 + 0.8416212) / share;
    const known = { ...posterior, persistence: 0, shocks: NO_SHOCKS, deviation };
    return detectable({ ...early, weeks }, known).weeksToDetect;
  };

  it('counts the weeks until the standard error is small enough, up to 52 weeks', () => {
    const share = (further: number) => errorAfter(early.weeks, further, 10) / errorAfter(early.weeks, 0, 10);
    expect(weeksUntil(early.weeks, (share(3) + share(2)) / 2)).toEqual({ percent20: null, percent30: 3 });
    expect(weeksUntil(early.weeks, (share(52) + share(51)) / 2)?.percent30).toBe(52);
    expect(weeksUntil(early.weeks, (share(53) + share(52)) / 2)?.percent30).toBeNull();
  });

  it('expects further weeks to have the average number of tickets since the first week', () => {
    // 66 tickets in week 0 and 10 in each of the seven others: 17 on average.
    const weeks = early.weeks.map(({ week, count, mean }) => ({ week, count: week === 0 ? 66 : count, mean }));
    const share = (further: number) => errorAfter(weeks, further, 17) / errorAfter(weeks, 0, 17);
    expect(weeksUntil(weeks, (share(20) + share(19)) / 2)?.percent30).toBe(20);
  });

  it('has no answer if the saving is still not detectable after another year', () => {
    expect(detectable(quiet, { ...posterior, deviation: 2 }).weeksToDetect).toEqual({
      percent20: null,
      percent30: null,
    });
  });

  it('includes weeks that have no tickets in the average number of tickets a week', () => {
    const dense = { ...quiet, weeks: quiet.weeks.filter(({ week }) => week < 8) };
    const weeksOfSparse = dense.weeks.map((week) =>
      week.week >= 0 && week.week % 2 === 1 ? { ...week, count: 0, mean: null } : week,
    );
    const sparse = { ...dense, weeks: weeksOfSparse };
    const weeks = (series: typeof quiet) =>
      detectable(series, { ...posterior, persistence: 0, shocks: { deviation: 0, persistence: 0 }, deviation: 0.145 })
        .weeksToDetect?.percent30;
    expect(weeks(sparse)).not.toBe(weeks(dense));
  });
});
