import { describe, expect, it } from 'vitest';
import { series, world } from '../../test/series.ts';
import { changeFrom, inPercent, percentSaved, tailOf } from './change.ts';
import { headline } from './headline.ts';
import { levelChange } from './levelChange.ts';
import { logSeries } from './logWeeks.ts';
import { placebo } from './placebo.ts';
import type { SeriesTicket } from './seriesTickets.ts';
import { basisOf, carriesEstimate, shortfalls } from './sufficiency.ts';
import { changeAgainstBends, changeAgainstTrend, trendPerWeek } from './trendAdjusted.ts';
import { typeEffects } from './typeEffects.ts';

const ticket = (log: number, type = ''): SeriesTicket => ({ hours: Math.exp(log), type });
/** Three weeks of types a, b and c. */
const TYPED = [
  [ticket(1, 'a'), ticket(2, 'b'), ticket(2.5, 'b'), ticket(1.4, 'a'), ticket(0.2, 'c')],
  [ticket(0.5, 'a'), ticket(1.9, 'b'), ticket(0.7, 'a'), ticket(0.1, 'c'), ticket(0.4, 'a')],
  [ticket(3.3, 'b')],
].map((items, index) => ({ week: index - 1, items }));

describe('logSeries', () => {
  it('averages the logarithms of hours in each week', () => {
    const { weeks, ticketVariance, degreesOfFreedom } = logSeries([
      { week: -2, items: [ticket(1), ticket(3)] },
      { week: -1, items: [] },
      { week: 0, items: [ticket(-2), ticket(6)] },
      { week: 1, items: [ticket(1.6)] },
    ]);
    expect(weeks).toEqual([
      { week: -2, count: 2, mean: expect.closeTo(2, 12) },
      { week: -1, count: 0, mean: null },
      { week: 0, count: 2, mean: expect.closeTo(2, 12) },
      { week: 1, count: 1, mean: expect.closeTo(1.6, 12) },
    ]);
    expect(degreesOfFreedom).toBe(2);
    expect(ticketVariance).toBeCloseTo((2 + 32) / 2, 12);
  });

  it('takes the difference between types off, and their share of the variance', () => {
    // The same in NumPy: differences 0.9939 and −0.5922, squares around the weekly means 0.51447.
    const { weeks, ticketVariance, degreesOfFreedom } = logSeries(TYPED);
    expect(weeks.map(({ mean }) => mean)).toEqual([
      expect.closeTo(1.1408997955010223, 12),
      expect.closeTo(0.6396728016359917, 12),
      expect.closeTo(2.306134969325153, 12),
    ]);
    expect(degreesOfFreedom).toBe(11 - 3 - 2);
    expect(ticketVariance).toBeCloseTo(0.08574506909333209, 12);
  });

  it('never takes tickets for identical, and has no negative degrees of freedom', () => {
    expect(logSeries([{ week: 0, items: [ticket(3), ticket(3)] }]).ticketVariance).toBe(1e-4);
    expect(logSeries([])).toEqual({ weeks: [], ticketVariance: 1e-4, degreesOfFreedom: 0 });
    expect(logSeries([{ week: 0, items: [ticket(3, 'a'), ticket(3, 'b'), ticket(2, 'c')] }]).degreesOfFreedom).toBe(0);
  });
});

describe('typeEffects', () => {
  const logged = (weeks: typeof TYPED) =>
    weeks.map(({ week, items }) => ({ week, items: items.map(({ hours, type }) => ({ log: Math.log(hours), type })) }));

  it('are the differences within weeks from the most frequent type', () => {
    const effects = typeEffects(logged(TYPED));
    expect(effects.size).toBe(2);
    expect(effects.of('a')).toBe(0);
    expect(effects.of('b')).toBeCloseTo(0.9938650306748468, 12);
    expect(effects.of('c')).toBeCloseTo(-0.5922290388548054, 12);
    expect(effects.of('never seen')).toBe(0);
  });

  it('do not depend on the level of a week', () => {
    const moved = TYPED.map(({ week, items }) => ({
      week,
      items: items.map(({ hours, type }) => ({ hours: hours * Math.exp(week * 3), type })),
    }));
    expect(typeEffects(logged(moved)).of('b')).toBeCloseTo(typeEffects(logged(TYPED)).of('b'), 12);
  });

  it('take the smallest id for the reference when two are as frequent, in any order', () => {
    const items = [ticket(2, 'b'), ticket(1, 'a'), ticket(2, 'b'), ticket(1, 'a')];
    for (const some of [items, items.toReversed()]) {
      const effects = typeEffects(logged([{ week: 0, items: some }]));
      expect(effects.of('a')).toBe(0);
      // Sums of squares 4 − 2² / 4 · … = 1 and 1 · (2 − 1.5) · 2 with half a ticket more: 1 / 1.5.
      expect(effects.of('b')).toBeCloseTo(1 / 1.5, 12);
    }
  });

  it('are nothing with one type', () => {
    const effects = typeEffects(logged([{ week: 0, items: [ticket(2, 'x'), ticket(1, 'x')] }]));
    expect(effects.size).toBe(0);
    expect(effects.of('x')).toBe(0);
  });

  it('estimate types beyond the first twenty together', () => {
    const items = Array.from({ length: 30 }, (_, type) =>
      Array.from({ length: 40 - type }, () => ticket(type >= 20 ? 2 : 1, `type-${String(type).padStart(2, '0')}`)),
    ).flat();
    const effects = typeEffects(logged([{ week: 0, items }]));
    expect(effects.size).toBe(20);
    expect(effects.of('type-19')).toBeCloseTo(0, 1);
    expect(effects.of('type-20')).toBeCloseTo(1, 1);
    expect(effects.of('type-29')).toBe(effects.of('type-20'));
    expect(effects.of('type-19')).not.toBe(effects.of('type-20'));
  });
});

describe('change', () => {
  it('is in percent of time saved, with the bounds in order', () => {
    expect(percentSaved(Math.log(0.7))).toBeCloseTo(30, 12);
    expect(percentSaved(Math.log(1.2))).toBeCloseTo(-20, 12);
    expect(Object.is(percentSaved(0), 0)).toBe(true);
    const percent = inPercent({ estimate: Math.log(0.7), low: Math.log(0.6), high: Math.log(0.9) });
    expect(percent.effect_percent).toBeCloseTo(30, 12);
    expect(percent.interval_percent).toEqual([expect.closeTo(10, 12), expect.closeTo(40, 12)]);
  });

  it.each([
    [0, 0.034],
    [0.38, 0.034],
    [0.45, 0.026],
    [0.55, 0.026 * Math.exp(-0.4)],
    [0.7, 0.0125],
    [0.97, 0.0125],
  ])('with a persistence of %d has tails of %d', (persistence, tail) => {
    expect(tailOf({ persistence })).toBeCloseTo(tail, 12);
    const posterior = {
      mean: 0,
      deviation: 1,
      persistence,
      shocks: { deviation: 0, persistence },
      quantile: (p: number) => p,
    };
    expect(changeFrom(posterior)).toEqual({
      estimate: 0.5,
      low: expect.closeTo(tail, 12),
      high: expect.closeTo(1 - tail, 12),
    });
  });
});

describe('headline', () => {
  const posterior = (mean: number, deviation: number) => ({
    ...changeAgainstTrend(world(-39, 13, 0, 0), 0),
    mean,
    deviation,
  });

  it('is the estimate shrunk toward no change: m · v₀ / (v₀ + s²) with v₀ = 0.25²', () => {
    expect(headline(posterior(Math.log(0.7), 0))).toBeCloseTo(30, 12);
    expect(headline(posterior(-0.4, 0.25))).toBeCloseTo((1 - Math.exp(-0.2)) * 100, 12);
    expect(headline(posterior(0.4, 0.25))).toBeCloseTo((1 - Math.exp(0.2)) * 100, 12);
    expect(headline(posterior(-0.4, 0.5))).toBeCloseTo((1 - Math.exp(-0.08)) * 100, 12);
  });
});

describe('levelChange', () => {
  it('compares the weeks of the windows by Welch, weeks without tickets left out', () => {
    const { weeks } = series(-4, [9, 1, 2, 3, 3, null, 5, 7, 9, 20]);
    const level = levelChange(weeks, 3);
    // scipy.stats.ttest_ind([3, 5], [1, 2, 3], equal_var=False): difference 2, 95 % interval −3.976997 … 7.976997
    expect(level?.estimate).toBeCloseTo(2, 12);
    expect(level?.low).toBeCloseTo(-3.9769974482583734, 8);
    expect(level?.high).toBeCloseTo(7.976997448258373, 8);
  });

  it('needs two weeks on either side', () => {
    expect(levelChange(series(-2, [1, 2, 3]).weeks, 13)).toBeNull();
    expect(levelChange(series(-2, [1, null, 3, 4]).weeks, 13)).toBeNull();
  });
});

describe('changeAgainstTrend', () => {
  it('takes a trend off that the level estimate mistakes for savings', () => {
    const trending = world(-39, 13, -0.015, 0);
    expect(levelChange(trending.weeks, 13)?.estimate).toBeLessThan(-0.16);
    const { estimate, low, high } = changeFrom(changeAgainstTrend(trending, 0));
    expect(Math.abs(estimate)).toBeLessThan(0.05);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('finds the change, averaged over the weeks after it', () => {
    expect(changeFrom(changeAgainstTrend(world(-39, 13, -0.015, -0.4), 0)).estimate).toBeCloseTo(-0.4, 1);
    // A saving that grows from 0 by 0.05 a week over 13 weeks averages 0.3.
    const growing = world(-39, 13, 0, 0);
    const weeks = growing.weeks.map((week) => ({
      ...week,
      mean: (week.mean ?? 0) - 0.05 * Math.max(week.week, 0),
    }));
    expect(changeAgainstTrend({ ...growing, weeks }, 0).mean).toBeCloseTo(-0.3, 1);
  });

  it('counts the week of adoption as the first one after it', () => {
    // Exactly 2 before, exactly 1 from week 0 on.
    const exact = series(
      -26,
      Array.from({ length: 39 }, (_, index) => (index < 26 ? 2 : 1)),
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

describe('changeAgainstTrend with its prior', () => {
  it('shrinks a trend that the data hardly show, and not one that they do', () => {
    // A rise of 4 % a week over 39 weeks that ends at adoption: surely known, so a return to the old level is a change.
    expect(changeAgainstTrend(world(-39, 13, 0.04, -0.5, 0.05), 0).mean).toBeCloseTo(-0.5, 1);
    // The same over 6 weeks of few tickets could be chance: less of it is carried on.
    const short = changeAgainstTrend(world(-6, 13, 0.04, 0, 8), 0).mean;
    const after = world(-6, 13, 0.04, 0, 8).weeks.filter(({ week }) => week >= 0);
    const rise = after.reduce((sum, { mean }) => sum + (mean ?? 0), 0) / after.length - 2.4;
    expect(short).toBeGreaterThan(0.2 * rise);
  });
});

describe('changeAgainstBends', () => {
  it('finds a clear change in a straight trend', () => {
    expect(changeAgainstBends(world(-39, 13, -0.01, -0.6, 0.05), 0).mean).toBeCloseTo(-0.6, 1);
  });

  it('is less certain than a straight trend', () => {
    const clear = world(-39, 13, 0, -0.6, 0.05);
    expect(changeAgainstBends(clear, 0).deviation).toBeGreaterThan(1.2 * changeAgainstTrend(clear, 0).deviation);
  });

  it('follows a trend that turned before adoption, where a straight one finds a change', () => {
    const turning = world(-39, 13, 0, 0, 0.2);
    const weeks = turning.weeks.map((week) => ({
      ...week,
      mean: (week.mean ?? 0) - 0.015 * Math.abs(week.week + 16),
    }));
    const [straight, bent] = [
      changeAgainstTrend({ ...turning, weeks }, 0),
      changeAgainstBends({ ...turning, weeks }, 0),
    ];
    expect(changeFrom(straight).high).toBeLessThan(0);
    expect(Math.abs(bent.mean)).toBeLessThan(Math.abs(straight.mean) / 2);
    expect(changeFrom(bent).high).toBeGreaterThan(0);
  });
});

describe('placebo', () => {
  const real = changeAgainstTrend(world(-39, 13, 0, -0.5), 0);
  /** Day number of 2025-08-25. */
  const ADOPTION = 20_325;

  it('tries every date with enough weeks on both sides, oldest first', () => {
    const result = placebo(world(-39, 0, 0, 0), real, 13, ADOPTION);
    expect(result).toMatchObject({ tried: 19, as_large: 0 });
    expect(result?.dates).toHaveLength(19);
    expect(result?.dates?.[0]?.date).toBe('2025-02-24');
    expect(result?.dates?.at(-1)?.date).toBe('2025-06-30');
    expect(placebo(world(-26, 0, 0, 0), real, 13, ADOPTION)).toMatchObject({ tried: 6, as_large: 0 });
    expect(placebo(world(-21, 0, 0, 0), real, 13, ADOPTION)).toMatchObject({ tried: 1, as_large: 0 });
    expect(placebo(world(-20, 0, 0, 0), real, 13, ADOPTION)).toBeNull();
    expect(placebo(world(0, 0, 0, 0), real, 13, ADOPTION)).toBeNull();
  });

  it('shows what the method says at each date from the weeks around it', () => {
    const shifted = world(-39, 0, 0, 0);
    const weeks = shifted.weeks.map((week) => ({ ...week, mean: (week.mean ?? 0) + (week.week >= -15 ? 1 : 0) }));
    const result = placebo({ ...shifted, weeks }, real, 13, ADOPTION);
    expect(result?.as_large).toBeGreaterThan(0);
    const own = inPercent(changeFrom(changeAgainstTrend({ ...shifted, weeks: weeks.slice(0, -2) }, -15)));
    expect(result?.dates?.find(({ date }) => date === '2025-05-12')).toEqual({ date: '2025-05-12', ...own });
    expect(own.effect_percent).toBeLessThan(-100);
  });

  it('counts the dates with a change as large for its uncertainty', () => {
    expect(placebo(world(-39, 0, 0, 0), { ...real, mean: 0 }, 13, ADOPTION)).toMatchObject({ tried: 19, as_large: 19 });
    const vague = { ...real, deviation: 1e6 };
    expect(placebo(world(-39, 0, 0, 0), vague, 13, ADOPTION)).toMatchObject({ tried: 19, as_large: 19 });
  });

  it('looks at no week after the pretended window', () => {
    const late = world(-39, 0, 0, 0);
    // Only the date eight weeks before adoption sees week −1: the windows of 4 weeks of the others end before.
    const weeks = late.weeks.map((week) => (week.week === -1 ? { ...week, mean: 99 } : week));
    const sooner = placebo({ ...late, weeks }, real, 4, ADOPTION);
    expect(sooner?.tried).toBe(28);
    expect(sooner?.as_large).toBe(0);
  });

  it('leaves out dates that cannot carry an estimate', () => {
    const sparse = series(
      -30,
      Array.from({ length: 30 }, (_, index) => (index < 28 ? null : 2)),
    );
    expect(placebo(sparse, real, 13, ADOPTION)).toBeNull();
  });
});

describe('shortfalls', () => {
  const sound = world(-13, 8, 0, 0);
  const thinned = (from: number, to: number, count: number) => ({
    ...sound,
    weeks: sound.weeks.map((week) => (week.week >= from && week.week < to ? { ...week, count } : week)),
  });
  /** Without tickets in all but the given number of baseline weeks. */
  const filled = (weeks: number, filledWeeks: number) =>
    series(
      -weeks,
      Array.from({ length: weeks + 13 }, (_, index) => (index < weeks - filledWeeks ? null : 2)),
    );

  it('finds none with 8 weeks and 30 tickets on each side', () => {
    expect(shortfalls(sound, 0)).toEqual([]);
    expect(basisOf(sound)).toEqual({ tickets: { pre: 130, post: 80 }, weeks: { pre: 13, post: 8 } });
  });

  it.each([
    [world(-13, 7, 0, 0), /^Only 7 full weeks have passed since adoption; at least 8 are needed/],
    [{ ...sound, weeks: thinned(0, 8, 30).weeks.filter(({ week }) => week < 1) }, /^Only 1 full week has passed/],
    [
      thinned(-13, 0, 2.23),
      /^Only 28\.99\d* tickets with a usable time were completed before adoption; at least 30 are needed\.$/,
    ],
    [thinned(0, 8, 0.125), /^Only 1 ticket with a usable time was completed in full weeks after adoption; at least 30/],
    [thinned(0, 8, 3.625), /^Only 29 tickets with a usable time were completed in full weeks after adoption/],
  ])('says what is missing', (poor, sentence) => {
    const reasons = shortfalls(poor, 0);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(sentence);
  });

  it.each([
    [39, 19, 20],
    [26, 13, 14],
    [22, 11, 12],
    [13, 11, 12],
  ])('asks for half of %d baseline weeks with tickets, and for twelve', (weeks, few, needed) => {
    expect(shortfalls(filled(weeks, few), 0)).toEqual([
      `Only ${few} of the ${weeks} weeks before adoption have tickets with a usable time; at least ${needed} are needed to know the earlier trend.`,
    ]);
    expect(shortfalls(filled(weeks, needed), 0)).toEqual([]);
  });

  it('counts a single week in the singular', () => {
    const single = filled(39, 1);
    const weeks = single.weeks.map((week) => (week.week === -1 ? { ...week, count: 30 } : week));
    expect(shortfalls({ ...single, weeks }, 0)).toEqual([
      expect.stringMatching(/^Only 1 of the 39 weeks before adoption has tickets/),
    ]);
    // With too few tickets as well, the weeks add nothing.
    expect(shortfalls(single, 0)).toEqual([expect.stringMatching(/^Only 10 tickets/)]);
  });

  it('names the first weeks that do not count, if anything is missing', () => {
    expect(shortfalls(thinned(-13, 0, 1), 3)).toEqual([
      expect.stringMatching(/^Only 13 tickets/),
      'The first 3 weeks of the project do not count: only short tickets can have been completed in them.',
    ]);
    expect(shortfalls(thinned(-13, 0, 1), 1).at(-1)).toBe(
      'The first week of the project does not count: only short tickets can have been completed in it.',
    );
    expect(shortfalls(sound, 3)).toEqual([]);
  });

  it('says when tickets are spread too unevenly', () => {
    const uneven = ['The tickets are spread too unevenly over the weeks to tell a change from chance.'];
    expect(shortfalls({ ...sound, degreesOfFreedom: 9 }, 0)).toEqual(uneven);
    expect(shortfalls({ ...sound, degreesOfFreedom: 10 }, 0)).toEqual([]);
    const twoWeeks = sound.weeks.map((week) =>
      week.week < 0 || week.week > 5 ? { ...week, count: 20 } : { ...week, count: 0, mean: null },
    );
    expect(shortfalls({ ...sound, weeks: twoWeeks }, 0)).toEqual(uneven);
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
