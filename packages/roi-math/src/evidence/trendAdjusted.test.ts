import { describe, expect, it } from 'vitest';
import { series, world } from '../../test/series.ts';
import { changeFrom } from './change.ts';
import { levelChange } from './levelChange.ts';
import { changeAgainstBends, changeAgainstTrend, trendPerWeek } from './trendAdjusted.ts';

describe('changeAgainstTrend', () => {
  it('subtracts a trend that the level estimate mistakes for savings', () => {
    const trending = world(-39, 13, -0.015, 0);
    expect(levelChange(trending.weeks, 13)?.estimate).toBeLessThan(-0.16);
    const { estimate, low, high } = changeFrom(changeAgainstTrend(trending, 0));
    expect(Math.abs(estimate)).toBeLessThan(0.05);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('is the change averaged over the weeks after adoption', () => {
    expect(changeFrom(changeAgainstTrend(world(-39, 13, -0.015, -0.4), 0)).estimate).toBeCloseTo(-0.4, 1);
    // A saving that grows from 0 by 0.05 a week over 13 weeks averages 0.3.
    const growing = world(-39, 13, 0, 0);
    const weeks = growing.weeks.map((week) => ({
      ...week,
      mean: (week.mean ?? 0) - 0.05 * Math.max(week.week, 0),
    }));
    expect(changeAgainstTrend({ ...growing, weeks }, 0).mean).toBeCloseTo(-0.3, 1);
  });

  it('counts the week of adoption as the first week after it', () => {
    // Exactly 2 before, exactly 1 from week 0 on.
    const exact = series(
      -26,
      Array.from({ length: 39 }, (_, index) => (index < 26 ? 2 : 1)),
    );
    expect(changeAgainstTrend(exact, 0).mean).toBeCloseTo(-1, 9);
  });

  it('accepts weeks that have no tickets', () => {
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
  it('shrinks an uncertain trend, but not a certain one', () => {
    // A rise of 4% a week over 39 weeks that ends at adoption: the trend is certain, so a return to the old level is a
    // change.
    expect(changeAgainstTrend(world(-39, 13, 0.04, -0.5, 0.05), 0).mean).toBeCloseTo(-0.5, 1);
    // The same trend over 6 weeks with few tickets could be chance, so less of it is extrapolated.
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

  it('is less certain than changeAgainstTrend', () => {
    const clear = world(-39, 13, 0, -0.6, 0.05);
    expect(changeAgainstBends(clear, 0).deviation).toBeGreaterThan(1.2 * changeAgainstTrend(clear, 0).deviation);
  });

  it('finds no change if the trend turned before adoption, although a straight trend would show a change', () => {
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
