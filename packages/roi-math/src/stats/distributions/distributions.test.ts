import { describe, expect, it } from 'vitest';
import { incompleteBeta } from './incompleteBeta.ts';
import { logGamma } from './logGamma.ts';
import { normalCdf } from './normalCdf.ts';
import { normalQuantile } from './normalQuantile.ts';
import { studentTCdf, studentTQuantile } from './studentT.ts';

// Expected values: SciPy 1.17 (norm.cdf, norm.ppf, gammaln, betainc, t.ppf), which agrees with R's pnorm, qnorm, lgamma, pbeta and qt.
describe('normalCdf', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-1, 0.158655253931457],
    [1.959963984540054, 0.975],
    [-2.5, 0.00620966532577613],
    [-5, 2.86651571879194e-7],
    [4, 0.999968328758167],
  ])('agrees with SciPy at %d', (z, expected) => {
    expect(normalCdf(z)).toBeCloseTo(expected, 14);
  });

  it('is 0 and 1 at the ends', () => {
    expect(normalCdf(-9)).toBe(0);
    expect(normalCdf(9)).toBe(1);
    expect(normalCdf(-50)).toBe(0);
    expect(normalCdf(50)).toBe(1);
    expect(normalCdf(-8)).toBeGreaterThan(0);
    expect(normalCdf(8)).toBeLessThanOrEqual(1);
  });

  it('is always from 0 to 1', () => {
    const far = Array.from({ length: 10_001 }, (_, step) => 7 + step / 10_000);
    const all = far.flatMap((z) => [normalCdf(z), normalCdf(-z)]);
    expect(all.filter((p) => !(p >= 0 && p <= 1))).toEqual([]);
  });
});

describe('normalQuantile', () => {
  it.each([
    [0.001, -3.090232306167813],
    [0.5, 0],
    [0.8, 0.8416212335729143],
    [0.975, 1.959963984540054],
  ])('agrees with SciPy at %d', (p, expected) => {
    expect(normalQuantile(p)).toBeCloseTo(expected, 13);
  });
});

describe('logGamma', () => {
  it.each([
    [0.5, 0.5723649429247],
    [1, 0],
    [2, 0],
    [5, 3.17805383034795],
    [12.5, 18.7343475119364],
    [100, 359.134205369575],
  ])('agrees with SciPy at %d', (x, expected) => {
    expect(logGamma(x)).toBeCloseTo(expected, 11);
  });
});

describe('incompleteBeta', () => {
  it('agrees with the closed forms for small parameters', () => {
    expect(incompleteBeta(0.3, 1, 1)).toBeCloseTo(0.3, 14);
    expect(incompleteBeta(0.3, 2, 1)).toBeCloseTo(0.09, 14);
    expect(incompleteBeta(0.3, 1, 3)).toBeCloseTo(1 - 0.7 ** 3, 14);
    // The arcsine law: I_x(1/2, 1/2) = 2/π asin √x.
    expect(incompleteBeta(0.9, 0.5, 0.5)).toBeCloseTo((2 / Math.PI) * Math.asin(Math.sqrt(0.9)), 13);
    expect(incompleteBeta(0.1, 0.5, 0.5)).toBeCloseTo((2 / Math.PI) * Math.asin(Math.sqrt(0.1)), 13);
  });

  it('is a sum of binomial probabilities if its parameters are whole numbers', () => {
    // I_0.4(3, 8) = P(Binomial(10, 0.4) ≥ 3) = 1 − 0.6^10 − 10·0.4·0.6^9 − 45·0.16·0.6^8
    const expected = 1 - 0.6 ** 10 - 10 * 0.4 * 0.6 ** 9 - 45 * 0.16 * 0.6 ** 8;
    expect(incompleteBeta(0.4, 3, 8)).toBeCloseTo(expected, 13);
  });

  it('agrees with SciPy above the mean of the distribution', () => {
    expect(incompleteBeta(0.9, 12, 0.5)).toBeCloseTo(0.11552285426683222, 13);
  });

  it('is 0 and 1 at the ends', () => {
    expect(incompleteBeta(0, 2, 3)).toBe(0);
    expect(incompleteBeta(1, 2, 3)).toBe(1);
  });
});

describe('studentT', () => {
  it.each([
    [1, 12.7062047361747],
    [2, 4.30265272974946],
    [5, 2.57058183563631],
    [10, 2.22813885198627],
    [24, 2.06389856162803],
    [30, 2.04227245630124],
    [1000, 1.96233908082641],
  ])('gives the 97.5 %% quantile for %d degrees of freedom', (degreesOfFreedom, expected) => {
    expect(studentTQuantile(0.975, degreesOfFreedom)).toBeCloseTo(expected, 9);
    expect(studentTQuantile(0.025, degreesOfFreedom)).toBeCloseTo(-expected, 9);
  });

  it('agrees with SciPy at other quantiles', () => {
    expect(studentTQuantile(0.95, 10)).toBeCloseTo(1.81246112281168, 10);
    expect(studentTQuantile(0.995, 4)).toBeCloseTo(4.60409487135, 9);
    expect(studentTQuantile(0.5, 7)).toBeCloseTo(0, 6);
  });

  it('agrees with the closed forms for 1 and 2 degrees of freedom', () => {
    for (const t of [-3, -0.4, 0, 0.01, 0.7, 2.5]) {
      expect(studentTCdf(t, 1)).toBeCloseTo(0.5 + Math.atan(t) / Math.PI, 13);
      expect(studentTCdf(t, 2)).toBeCloseTo(0.5 + t / (2 * Math.sqrt(2 + t * t)), 13);
    }
  });
});
