import { describe, expect, it } from 'vitest';
import { series, world } from '../../test/series.ts';
import { changeFrom, inPercent, percentSaved, tailOf } from './change.ts';
import { headline } from './headline.ts';
import { levelChange } from './levelChange.ts';
import { changeAgainstTrend } from './trendAdjusted.ts';

describe('change', () => {
  it('is a percentage of time saved, and its lower bound comes first', () => {
    expect(percentSaved(Math.log(0.7))).toBeCloseTo(30, 12);
    expect(percentSaved(Math.log(1.2))).toBeCloseTo(-20, 12);
    expect(Object.is(percentSaved(0), 0)).toBe(true);
    const percent = inPercent({ estimate: Math.log(0.7), low: Math.log(0.6), high: Math.log(0.9) });
    expect(percent.effectPercent).toBeCloseTo(30, 12);
    expect(percent.intervalPercent).toEqual([expect.closeTo(10, 12), expect.closeTo(40, 12)]);
  });

  it.each([
    [0, 0.038],
    [0.38, 0.038],
    [0.45, 0.025],
    [0.55, 0.025 * Math.exp(-0.6)],
    [0.8, 0.004],
    [0.97, 0.004],
  ])('for a persistence of %d, has tails of %d', (persistence, tail) => {
    expect(tailOf({ persistence })).toBeCloseTo(tail, 12);
    const posterior = {
      mean: 0,
      deviation: 1,
      persistence,
      shocks: { deviation: 0, persistence },
      logEvidence: 0,
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
    const wide = { estimate: 0, low: -9, high: 9 };
    expect(headline(posterior(Math.log(0.7), 0), wide)).toBeCloseTo(30, 12);
    expect(headline(posterior(-0.4, 0.25), wide)).toBeCloseTo((1 - Math.exp(-0.2)) * 100, 12);
    expect(headline(posterior(0.4, 0.25), wide)).toBeCloseTo((1 - Math.exp(0.2)) * 100, 12);
    expect(headline(posterior(-0.4, 0.5), wide)).toBeCloseTo((1 - Math.exp(-0.08)) * 100, 12);
  });

  it('never leaves its interval', () => {
    expect(headline(posterior(-1.2, 0.3), { estimate: -1.2, low: -1.8, high: -0.6 })).toBeCloseTo(
      percentSaved(-0.6),
      12,
    );
    expect(headline(posterior(1.2, 0.3), { estimate: 1.2, low: 0.6, high: 1.8 })).toBeCloseTo(percentSaved(0.6), 12);
  });
});

describe('levelChange', () => {
  it('compares the weeks of the windows by Welch’s test, and leaves out weeks that have no tickets', () => {
    const { weeks } = series(-4, [9, 1, 2, 3, 3, null, 5, 7, 9, 20]);
    const level = levelChange(weeks, 3);
    // scipy.stats.ttest_ind([3, 5], [1, 2, 3], equal_var=False): difference 2, 95% interval −3.976997 … 7.976997
    expect(level?.estimate).toBeCloseTo(2, 12);
    expect(level?.low).toBeCloseTo(-3.9769974482583734, 8);
    expect(level?.high).toBeCloseTo(7.976997448258373, 8);
  });

  it('needs two weeks on each side', () => {
    expect(levelChange(series(-2, [1, 2, 3]).weeks, 13)).toBeNull();
    expect(levelChange(series(-2, [1, null, 3, 4]).weeks, 13)).toBeNull();
  });
});
