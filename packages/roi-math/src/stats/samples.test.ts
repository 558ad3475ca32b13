import { describe, expect, it } from 'vitest';
import { bisect } from './bisect.ts';
import { mean } from './mean.ts';
import { sameShares, chiSquareTail } from './distributions/chiSquare.ts';
import { sampleQuantile } from './sampleQuantile.ts';
import { solve } from './solve.ts';
import { sharesDiffer, shareRose } from './sharesDiffer.ts';
import { rankComparison } from './rankComparison.ts';
import { squaredDeviations, variance } from './variance.ts';
import { welch } from './welch.ts';

describe('mean and variance', () => {
  it('are those of a sample', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(squaredDeviations([1, 2, 6])).toBe(14);
    expect(variance([1, 2, 6])).toBe(7);
  });

  it('are null for too few values', () => {
    expect(mean([])).toBeNull();
    expect(squaredDeviations([])).toBe(0);
    expect(variance([4])).toBeNull();
    expect(variance([4, 4])).toBe(0);
  });
});

describe('bisect', () => {
  it('finds where an increasing function reaches a value', () => {
    expect(bisect((x) => x ** 3, 2, 0, 2)).toBeCloseTo(Math.cbrt(2), 15);
    expect(bisect((x) => x, 5, 0, 1)).toBe(1);
  });

  it('finds the first of several points with the same value', () => {
    expect(bisect((x) => Math.min(x, 1), 1, 0, 4)).toBeCloseTo(1, 15);
  });
});

describe('welch', () => {
  it('gives the interval of R’s t.test on the sleep data', () => {
    // t.test(extra ~ group, data = sleep): t = −1.8608, df = 17.776, 95 % interval −3.3654832 … 0.2054832 (group 1 − 2).
    const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
    const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const difference = welch(first, second);
    expect(difference?.estimate).toBeCloseTo(1.58, 12);
    expect(difference?.low).toBeCloseTo(-0.20548323071171137, 9);
    expect(difference?.high).toBeCloseTo(3.3654832307117104, 9);
  });

  it('takes unequal sizes and spreads into account', () => {
    // scipy.stats.ttest_ind(b, a, equal_var=False).confidence_interval()
    const difference = welch([1, 2, 3], [3, 5, 7, 9]);
    expect(difference?.estimate).toBe(4);
    expect(difference?.low).toBeCloseTo(0.10202454891687207, 9);
    expect(difference?.high).toBeCloseTo(7.897975451083128, 9);
  });

  it('has no width if the samples do not vary, and is null if a sample has one value', () => {
    expect(welch([2, 2], [5, 5, 5])).toEqual({ estimate: 3, low: 3, high: 3 });
    expect(welch([2], [5, 6])).toBeNull();
    expect(welch([2, 3], [5])).toBeNull();
    expect(welch([], [5, 6])).toBeNull();
  });
});

describe('rankComparison', () => {
  it('has the p-value of SciPy for samples with and without ties', () => {
    // scipy.stats.mannwhitneyu(a, b, method='asymptotic'); the first pair is the permeability data of Hollander & Wolfe.
    const a = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
    const b = [1.15, 0.88, 0.9, 0.74, 1.21];
    const permeability = rankComparison(a, b);
    expect(permeability?.p).toBeCloseTo(0.24462360512698333, 12);
    expect(permeability?.cliffsDelta).toBeCloseTo((2 * 35) / 50 - 1, 12);
    const tied = rankComparison([1, 1, 2, 4, 4, 7, 9], [1, 3, 4, 4, 8, 8, 10, 12]);
    expect(tied?.p).toBeCloseTo(0.26509124776561743, 12);
    expect(tied?.cliffsDelta).toBeCloseTo((2 * 18) / 56 - 1, 12);
  });

  it('agrees with a calculation by hand, with corrections for ties and continuity', () => {
    // a = 1 1 2, b = 1 3: wins = 1·½·2 + (1·1 for 2 > 1) = 2; mn/2 = 3; ties: 3³ − 3 = 24.
    // variance = 6/12 · (6 − 24/20) = 2.4; z = (1 − 0.5)/√2.4 = 0.32275; p = 0.74689
    expect(rankComparison([1, 1, 2], [1, 3])).toEqual({
      cliffsDelta: expect.closeTo(-1 / 3, 12),
      p: expect.closeTo(0.74689, 4),
    });
  });

  it('corrects for ties at the end of each sample', () => {
    // wins = 0, mn/2 = 4.5, ties: 2³ − 2 = 6; variance = 9/12 · (7 − 6/30) = 5.1; z = (4.5 − 0.5)/√5.1 = 1.77123; p = 0.07652
    expect(rankComparison([1, 2, 3], [7, 8, 8])?.p).toBeCloseTo(0.07652, 4);
    expect(rankComparison([7, 8, 8], [1, 2, 3])?.p).toBeCloseTo(0.07652, 4);
  });

  it('does not depend on the order of the values', () => {
    expect(rankComparison([3, 1, 2], [9, 7, 8])).toEqual(rankComparison([1, 2, 3], [7, 8, 9]));
    expect(rankComparison([7, 8, 9], [1, 2, 3])?.cliffsDelta).toBe(1);
    expect(rankComparison([1, 2, 3], [7, 8, 9])?.cliffsDelta).toBe(-1);
  });

  it('has p = 1 if all values are equal, and is null if there are no values', () => {
    expect(rankComparison([2, 2], [2, 2, 2])).toEqual({ cliffsDelta: 0, p: 1 });
    expect(rankComparison([1, 4], [2, 3])?.p).toBe(1);
    expect(rankComparison([], [1])).toBeNull();
    expect(rankComparison([1], [])).toBeNull();
  });
});

describe('shareRose', () => {
  it('is the one-sided pooled z test', () => {
    // prop.test(c(15, 30), c(100, 100), alternative = "less", correct = FALSE): X² = 6.4516, p-value = 0.005543
    expect(shareRose({ count: 15, of: 100 }, { count: 30, of: 100 })).toBeCloseTo(0.005543, 5);
    expect(shareRose({ count: 30, of: 100 }, { count: 15, of: 100 })).toBeCloseTo(1 - 0.005543, 5);
  });

  it('finds no rise if the shares cannot be compared', () => {
    expect(shareRose({ count: 0, of: 0 }, { count: 1, of: 2 })).toBe(1);
    expect(shareRose({ count: 1, of: 2 }, { count: 0, of: 0 })).toBe(1);
    expect(shareRose({ count: 0, of: 5 }, { count: 0, of: 5 })).toBe(1);
    expect(shareRose({ count: 5, of: 5 }, { count: 5, of: 5 })).toBe(1);
  });
});

describe('sharesDiffer', () => {
  it('is the two-sided p-value, and is the same in both directions', () => {
    // 2 Φ(−z) with the pooled share 0.225.
    expect(sharesDiffer({ count: 15, of: 100 }, { count: 30, of: 100 })).toBeCloseTo(0.011085166380602711, 12);
    expect(sharesDiffer({ count: 30, of: 100 }, { count: 15, of: 100 })).toBeCloseTo(0.011085166380602711, 12);
    expect(sharesDiffer({ count: 30, of: 100 }, { count: 30, of: 100 })).toBe(1);
  });

  it('is 1 if the shares cannot be compared', () => {
    expect(sharesDiffer({ count: 0, of: 0 }, { count: 1, of: 2 })).toBe(1);
    expect(sharesDiffer({ count: 5, of: 5 }, { count: 5, of: 5 })).toBe(1);
  });
});

describe('chiSquareTail', () => {
  it.each([
    [0.3, 1, 0.583882420770365],
    [3.84, 1, 0.05004352124870519],
    [7.1, 2, 0.028724639654239426],
    [9.3, 3, 0.025557028107225068],
    [2.2, 4, 0.6990292757659671],
    [25, 7, 0.0007588002556582502],
    [12.5, 20, 0.8977926241622141],
    [80, 20, 3.925932226286184e-9],
    [0, 3, 1],
    [0, 4, 1],
  ])('agrees with SciPy at %d with %d degrees of freedom', (x, degreesOfFreedom, expected) => {
    expect(chiSquareTail(x, degreesOfFreedom)).toBeCloseTo(expected, 13);
  });
});

describe('sameShares', () => {
  it('gives the p-value that scipy.stats.chi2_contingency gives without correction', () => {
    expect(
      sameShares([
        [20, 30],
        [30, 20],
      ]),
    ).toBeCloseTo(0.04550026389635857, 12);
    expect(
      sameShares([
        [12, 25],
        [30, 20],
        [0, 0],
        [8, 15],
      ]),
    ).toBeCloseTo(0.019704474871137648, 12);
  });

  it('is 1 if there is nothing to compare', () => {
    expect(sameShares([])).toBe(1);
    expect(sameShares([[10, 90]])).toBe(1);
    expect(
      sameShares([
        [0, 90],
        [0, 10],
      ]),
    ).toBe(1);
    expect(
      sameShares([
        [90, 0],
        [10, 0],
      ]),
    ).toBe(1);
  });
});

describe('sampleQuantile', () => {
  it('interpolates between neighbors, as numpy.quantile', () => {
    expect(sampleQuantile([3, 1, 4, 1, 5, 9], 0.9)).toBeCloseTo(7, 14);
    expect(sampleQuantile([3, 1, 4, 1], 0.5)).toBe(2);
    expect(sampleQuantile([10, 9, 100], 0.5)).toBe(10);
    expect(sampleQuantile([7], 0.9)).toBe(7);
    expect(sampleQuantile([], 0.5)).toBeNull();
  });
});

describe('solve', () => {
  it('solves a symmetric system', () => {
    // [[4, 2, 1], [2, 5, 3], [1, 3, 6]] · (1, −2, 3) = (3, 1, 13)
    const b = Float64Array.of(3, 1, 13);
    const solution = solve(Float64Array.of(4, 2, 5, 1, 3, 6), b);
    expect([...solution]).toEqual([expect.closeTo(1, 12), expect.closeTo(-2, 12), expect.closeTo(3, 12)]);
    expect(b).toEqual(Float64Array.of(3, 1, 13));
    expect(solve(new Float64Array(0), new Float64Array(0))).toEqual(new Float64Array(0));
  });
});
