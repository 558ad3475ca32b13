import { describe, expect, it } from 'vitest';
import { series, world } from '../../test/series.ts';
import { changeFrom, inPercent } from './change.ts';
import { placebo } from './placebo.ts';
import { changeAgainstTrend } from './trendAdjusted.ts';

describe('placebo', () => {
  const real = changeAgainstTrend(world(-39, 13, 0, -0.5), 0);
  /** Day number of 2025-08-25. */
  const ADOPTION = 20_325;

  it('tries every date that has enough weeks on both sides, oldest first', () => {
    const result = placebo(world(-39, 0, 0, 0), real, 13, ADOPTION);
    expect(result).toMatchObject({ tried: 19, asLarge: 0 });
    expect(result?.dates).toHaveLength(19);
    expect(result?.dates?.[0]?.date).toBe('2025-02-24');
    expect(result?.dates?.at(-1)?.date).toBe('2025-06-30');
    expect(placebo(world(-26, 0, 0, 0), real, 13, ADOPTION)).toMatchObject({ tried: 6, asLarge: 0 });
    expect(placebo(world(-21, 0, 0, 0), real, 13, ADOPTION)).toMatchObject({ tried: 1, asLarge: 0 });
    expect(placebo(world(-20, 0, 0, 0), real, 13, ADOPTION)).toBeNull();
    expect(placebo(world(0, 0, 0, 0), real, 13, ADOPTION)).toBeNull();
  });

  it('estimates the change at each date from the weeks around it', () => {
    const shifted = world(-39, 0, 0, 0);
    const weeks = shifted.weeks.map((week) => ({ ...week, mean: (week.mean ?? 0) + (week.week >= -15 ? 1 : 0) }));
    const result = placebo({ ...shifted, weeks }, real, 13, ADOPTION);
    expect(result?.asLarge).toBeGreaterThan(0);
    const own = inPercent(changeFrom(changeAgainstTrend({ ...shifted, weeks: weeks.slice(0, -2) }, -15)));
    expect(result?.dates?.find(({ date }) => date === '2025-05-12')).toEqual({ date: '2025-05-12', ...own });
    expect(own.effectPercent).toBeLessThan(-100);
  });

  it('has intervals with the same tails as the interval of the report', () => {
    const flat = world(-39, 0, 0, 0);
    const result = placebo({ ...flat, tailShare: 0.1 }, real, 13, ADOPTION);
    const own = inPercent(changeFrom(changeAgainstTrend({ ...flat, weeks: flat.weeks.slice(0, -2) }, -15), 0.1));
    expect(result?.dates?.find(({ date }) => date === '2025-05-12')).toEqual({ date: '2025-05-12', ...own });
  });

  it('counts the dates whose change, relative to its uncertainty, is at least as large as that of the real date', () => {
    expect(placebo(world(-39, 0, 0, 0), { ...real, mean: 0 }, 13, ADOPTION)).toMatchObject({ tried: 19, asLarge: 19 });
    const vague = { ...real, deviation: 1e6 };
    expect(placebo(world(-39, 0, 0, 0), vague, 13, ADOPTION)).toMatchObject({ tried: 19, asLarge: 19 });
  });

  it('uses no week after the window of the placebo date', () => {
    const late = world(-39, 0, 0, 0);
    // Week −1 is only in the window of the date eight weeks before adoption: the 8-week windows of earlier dates end before that week.
    const weeks = late.weeks.map((week) => (week.week === -1 ? { ...week, mean: 99 } : week));
    const [usual, other] = [late, { ...late, weeks }].map((baseline) => placebo(baseline, real, 8, ADOPTION)?.dates);
    expect(usual).toHaveLength(20);
    expect(other?.slice(0, -1)).toEqual(usual?.slice(0, -1));
    expect(other?.at(-1)).not.toEqual(usual?.at(-1));
  });

  it('tests a date only if it has as many tickets and filled weeks as a real date needs', () => {
    const tickets = (count: number) => {
      const all = world(-39, 0, 0, 0);
      return placebo({ ...all, weeks: all.weeks.map(({ week, mean }) => ({ week, mean, count })) }, real, 13, ADOPTION);
    };
    // With 3 tickets a week, 10 weeks have 30 tickets. The last date that counts is 10 weeks before adoption.
    expect(tickets(3)?.dates?.at(-1)?.date).toBe('2025-06-16');
    expect(tickets(2)).toBeNull();
    const gaps = world(-39, 0, 0, 0);
    const weeks = gaps.weeks.map((week) =>
      week.week < -13 && week.week % 2 !== 0 ? { ...week, count: 0, mean: null } : week,
    );
    expect(placebo({ ...gaps, weeks }, real, 13, ADOPTION)?.dates?.[0]?.date).not.toBe('2025-02-24');
  });

  it('leaves out dates for which nothing can be estimated', () => {
    const sparse = series(
      -30,
      Array.from({ length: 30 }, (_, index) => (index < 28 ? null : 2)),
    );
    expect(placebo(sparse, real, 13, ADOPTION)).toBeNull();
  });
});
