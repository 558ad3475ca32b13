import { describe, expect, it } from 'vitest';
import type { CompletedTicket } from '../measure/classifyTickets.ts';
import { changeFrom, changeOf, percentSaved } from './change.ts';
import { levelChange } from './levelChange.ts';
import { type LogSeries, logSeries } from './logWeeks.ts';
import { placebo } from './placebo.ts';
import { carriesEstimate, shortfalls } from './sufficiency.ts';
import { changeAgainstTrend, trendPerWeek } from './trendAdjusted.ts';

const ticket = (active: number, elapsed: number | null = null): CompletedTicket => ({
  key: 'T',
  day: 0,
  active,
  elapsed,
  reopened: false,
  isBug: false,
  type: undefined,
  delivered: true,
  startedBefore: false,
});

/** A series of 10 tickets a week with the given means. */
const series = (from: number, means: readonly (number | null)[]): LogSeries => ({
  weeks: means.map((mean, index) => ({ week: from + index, count: mean === null ? 0 : 10, mean })),
  ticketVariance: 0.5,
  degreesOfFreedom: 100,
});

/** ln(hours) with a trend per week, a saving from week 0 on and a little fixed unrest. */
const world = (from: number, to: number, trend: number, change: number): LogSeries =>
  series(
    from,
    Array.from({ length: to - from }, (_, index) => {
      const week = from + index;
      return 2.5 + trend * week + (week >= 0 ? change : 0) + 0.05 * Math.sin(5 * week);
    }),
  );

describe('logSeries', () => {
  it('averages the logarithms of measured hours, each between 6 minutes and 10 working weeks', () => {
    const { weeks, ticketVariance, degreesOfFreedom } = logSeries(
      [
        { week: -2, items: [ticket(Math.E), ticket(Math.E ** 3), ticket(0)] },
        { week: -1, items: [] },
        { week: 0, items: [ticket(0.001), ticket(4000)] },
        { week: 1, items: [ticket(5)] },
      ],
      'active',
    );
    expect(weeks).toEqual([
      { week: -2, count: 2, mean: expect.closeTo(2, 12) },
      { week: -1, count: 0, mean: null },
      { week: 0, count: 2, mean: expect.closeTo((Math.log(0.1) + Math.log(400)) / 2, 12) },
      { week: 1, count: 1, mean: expect.closeTo(Math.log(5), 12) },
    ]);
    expect(degreesOfFreedom).toBe(2);
    expect(ticketVariance).toBeCloseTo((2 + Math.log(4000) ** 2 / 2) / 2, 12);
  });

  it('takes elapsed hours when that is the measure', () => {
    const { weeks } = logSeries([{ week: 0, items: [ticket(3, 10), ticket(3, 0), ticket(3)] }], 'elapsed');
    expect(weeks).toEqual([{ week: 0, count: 1, mean: Math.log(10) }]);
  });

  it('never takes tickets for identical', () => {
    expect(logSeries([{ week: 0, items: [ticket(3), ticket(3)] }], 'active').ticketVariance).toBe(1e-4);
    expect(logSeries([], 'active')).toEqual({ weeks: [], ticketVariance: 1e-4, degreesOfFreedom: 0 });
  });
});

describe('change', () => {
  it('is in percent of time saved, with the bounds in order', () => {
    expect(percentSaved(Math.log(0.7))).toBeCloseTo(30, 12);
    expect(percentSaved(Math.log(1.2))).toBeCloseTo(-20, 12);
    expect(Object.is(percentSaved(0), 0)).toBe(true);
    const { effectPercent, intervalPercent } = changeOf(Math.log(0.7), Math.log(0.6), Math.log(0.9));
    expect([effectPercent, ...intervalPercent].map(Math.round)).toEqual([30, 10, 40]);
  });

  it.each([
    [0, 0.034],
    [0.23, 0.034],
    [0.3, 0.026],
    [0.5, 0.026 * Math.exp(-0.8)],
  ])('with a persistence of %d has tails of %d', (persistence, tail) => {
    const asked: number[] = [];
    changeFrom({
      mean: 0,
      deviation: 1,
      persistence,
      quantile: (p) => {
        asked.push(p);
        return p;
      },
    });
    expect(asked).toEqual([0.5, expect.closeTo(tail, 12), expect.closeTo(1 - tail, 12)]);
  });
});

describe('levelChange', () => {
  it('compares the weeks of the windows by Welch, weeks without tickets left out', () => {
    const { weeks } = series(-4, [9, 1, 2, 3, 3, null, 5, 7, 9, 20]);
    const level = levelChange(weeks, 3);
    // scipy.stats.ttest_ind([3, 5], [1, 2, 3], equal_var=False): difference 2, 95 % interval −3.976997 … 7.976997
    expect(level?.effectPercent).toBeCloseTo((1 - Math.exp(2)) * 100, 8);
    expect(level?.intervalPercent[1]).toBeCloseTo((1 - Math.exp(-3.9769974482583734)) * 100, 8);
    expect(level?.intervalPercent[0]).toBeCloseTo((1 - Math.exp(7.976997448258373)) * 100, 3);
  });

  it('needs two weeks on either side', () => {
    expect(levelChange(series(-2, [1, 2, 3]).weeks, 13)).toBeNull();
    expect(levelChange(series(-2, [1, null, 3, 4]).weeks, 13)).toBeNull();
  });
});

describe('changeAgainstTrend', () => {
  it('takes a trend off that the level estimate mistakes for savings', () => {
    const trending = world(-39, 13, -0.015, 0);
    expect(levelChange(trending.weeks, 13)?.effectPercent).toBeGreaterThan(15);
    const { effectPercent, intervalPercent } = changeFrom(changeAgainstTrend(trending, 0));
    expect(Math.abs(effectPercent)).toBeLessThan(5);
    expect(intervalPercent[0]).toBeLessThan(0);
    expect(intervalPercent[1]).toBeGreaterThan(0);
  });

  it('finds the change, averaged over the weeks after it', () => {
    expect(changeFrom(changeAgainstTrend(world(-39, 13, -0.015, Math.log(0.7)), 0)).effectPercent).toBeCloseTo(30, -1);
    // A saving that grows from 0 by 0.05 a week over 13 weeks averages 0.3.
    const growing = world(-39, 13, 0, 0);
    const weeks = growing.weeks.map((week) => ({
      ...week,
      mean: (week.mean ?? 0) - 0.05 * Math.max(week.week, 0),
    }));
    expect(changeAgainstTrend({ ...growing, weeks }, 0).mean).toBeCloseTo(-0.3, 1);
  });

  it('counts the week of adoption as the first one after it', () => {
    // Exactly 2 before; from week 0 to week 12 from 0.4 to 1.6, on average 1.
    const exact = series(
      -26,
      Array.from({ length: 39 }, (_, index) => (index < 26 ? 2 : 0.4 + 0.1 * (index - 26))),
    );
    expect(changeAgainstTrend(exact, 0).mean).toBeCloseTo(-1, 9);
  });

  it('accepts weeks without tickets', () => {
    const full = world(-39, 13, 0, -0.3);
    const weeks = full.weeks.map((week) => (week.week % 5 === 0 ? { ...week, mean: null, count: 0 } : week));
    expect(changeAgainstTrend({ ...full, weeks }, 0).mean).toBeCloseTo(-0.3, 1);
  });
});

describe('trendPerWeek', () => {
  it('is the slope of ln(hours)', () => {
    expect(trendPerWeek(world(-39, 0, -0.015, 0)).mean).toBeCloseTo(-0.015, 2);
    expect(trendPerWeek(world(-39, 0, 0.02, 0)).mean).toBeCloseTo(0.02, 2);
  });
});

describe('placebo', () => {
  it('tries every date with enough weeks on both sides', () => {
    const real = changeAgainstTrend(world(-39, 13, 0, -0.5), 0);
    expect(placebo(world(-39, 0, 0, 0), real, 13)).toEqual({ tried: 19, as_large: 0 });
    expect(placebo(world(-26, 0, 0, 0), real, 13)).toEqual({ tried: 6, as_large: 0 });
    expect(placebo(world(-21, 0, 0, 0), real, 13)).toEqual({ tried: 1, as_large: 0 });
    expect(placebo(world(-20, 0, 0, 0), real, 13)).toBeNull();
    expect(placebo({ ...world(0, 0, 0, 0) }, real, 13)).toBeNull();
  });

  it('counts the dates with a change as large for its uncertainty', () => {
    const nothing = { ...changeAgainstTrend(world(-39, 13, 0, -0.5), 0), mean: 0 };
    expect(placebo(world(-39, 0, 0, 0), nothing, 13)).toEqual({ tried: 19, as_large: 19 });
    const shifted = world(-39, 0, 0, 0);
    const weeks = shifted.weeks.map((week) => ({ ...week, mean: (week.mean ?? 0) + (week.week >= -15 ? 1 : 0) }));
    const real = changeAgainstTrend(world(-39, 13, 0, -0.5), 0);
    expect(placebo({ ...shifted, weeks }, real, 13)?.as_large).toBeGreaterThan(0);
  });

  it('takes a change that is large but vague for none', () => {
    const vague = { ...changeAgainstTrend(world(-39, 13, 0, -0.5), 0), deviation: 1e6 };
    expect(placebo(world(-39, 0, 0, 0), vague, 13)).toEqual({ tried: 19, as_large: 19 });
  });

  it('looks at no week after the pretended window', () => {
    const real = changeAgainstTrend(world(-39, 13, 0, -0.5), 0);
    const late = world(-39, 0, 0, 0);
    // Only the date eight weeks before adoption sees weeks −1: the windows of 4 weeks of the others end before.
    const weeks = late.weeks.map((week) => (week.week === -1 ? { ...week, mean: 99 } : week));
    const sooner = placebo({ ...late, weeks }, real, 4);
    expect(sooner?.tried).toBe(28);
    expect(sooner?.as_large).toBe(0);
  });

  it('leaves out dates that cannot carry an estimate', () => {
    const sparse = series(
      -30,
      Array.from({ length: 30 }, (_, index) => (index < 28 ? null : 2)),
    );
    const real = changeAgainstTrend(world(-39, 13, 0, -0.5), 0);
    expect(placebo(sparse, real, 13)).toBeNull();
  });
});

describe('shortfalls', () => {
  const enough = { tickets: { pre: 30, post: 30 }, weeks: { pre: 13, post: 8 } };
  const sound = world(-13, 8, 0, 0);

  it('finds none with 8 weeks and 30 tickets on each side', () => {
    expect(shortfalls(sound, enough)).toEqual([]);
  });

  it.each([
    [{ weeks: { pre: 13, post: 7 } }, /^Only 7 full weeks have passed since adoption; at least 8 are needed/],
    [{ weeks: { pre: 13, post: 1 } }, /^Only 1 full week has passed since adoption;/],
    [
      { tickets: { pre: 30, post: 1 } },
      /^Only 1 ticket with a measured time was completed after adoption; at least 30/,
    ],
    [
      { tickets: { pre: 29, post: 30 } },
      /^Only 29 tickets with a measured time were completed before adoption; at least 30/,
    ],
    [
      { tickets: { pre: 30, post: 29 } },
      /^Only 29 tickets with a measured time were completed after adoption; at least 30/,
    ],
  ])('says what is missing: %j', (over, sentence) => {
    const reasons = shortfalls(sound, { ...enough, ...over });
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(sentence);
  });

  it('says when tickets are spread too unevenly', () => {
    const uneven = ['The tickets are spread too unevenly over the weeks to tell a change from chance.'];
    expect(shortfalls({ ...sound, degreesOfFreedom: 9 }, enough)).toEqual(uneven);
    expect(shortfalls({ ...sound, degreesOfFreedom: 10 }, enough)).toEqual([]);
    expect(shortfalls(series(-3, [1, 2, null, 1, 2, 3]), enough)).toEqual(uneven);
    expect(shortfalls(series(-3, [1, 2, null, 1, 2, 3]), { ...enough, weeks: { pre: 3, post: 3 } })).toHaveLength(1);
  });
});

describe('carriesEstimate', () => {
  it('asks for three weeks with tickets on either side', () => {
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, 2, 3]).weeks, 0)).toBe(true);
    expect(carriesEstimate(series(-3, [1, null, 3, 1, 2, 3]).weeks, 0)).toBe(false);
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, null, 3]).weeks, 0)).toBe(false);
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, 2, 3]).weeks, 1)).toBe(false);
  });
});
