import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseFit, denseMixture } from '../../test/denseRegression.ts';
import { lastCoefficient } from './lastCoefficient.ts';
import { SHOCK_MODELS } from './shockModels.ts';
import { shockRegression, standardError } from './shockRegression.ts';
import { designOf, type Observation, whiten } from './whiten.ts';

const constant = (values: readonly (number | null)[], samplingVariance: number): Observation[] =>
  values.map((value) => ({ value, samplingVariance, regressors: [1] }));

describe('whiten', () => {
  it('turns the covariance of two weeks into the identity', () => {
    // V = [[1, ½], [½, 1]]: det ¾, V⁻¹ = 4/3 · [[1, −½], [−½, 1]]; columns (1, 1) and (2, 5).
    const { products, logDeterminant } = whiten(designOf(constant([2, 5], 0)), { deviation: 1, persistence: 0.5 });
    expect(logDeterminant).toBeCloseTo(Math.log(0.75), 14);
    expect(products[0]).toBeCloseTo(4 / 3, 14);
    expect(products[1]).toBeCloseTo((4 / 3) * 3.5, 13);
    expect(products[2]).toBeCloseTo((4 / 3) * (4 + 25 - 10), 12);
  });

  it('adds the sampling variance of each week', () => {
    // V = [[4 + 1, 4·0.5], [4·0.5, 4 + 2]]: det 26.
    const weeks = [
      { value: 3, samplingVariance: 1, regressors: [1] },
      { value: -1, samplingVariance: 2, regressors: [1] },
    ];
    const { products, logDeterminant } = whiten(designOf(weeks), { deviation: 2, persistence: 0.5 });
    expect(logDeterminant).toBeCloseTo(Math.log(26), 13);
    expect(products[0]).toBeCloseTo((6 - 4 + 5) / 26, 13);
    expect(products[1]).toBeCloseTo((3 * 6 - 2 * (3 - 1) - 1 * 5) / 26, 13);
    expect(products[2]).toBeCloseTo((9 * 6 + 2 * 2 * 3 * 1 + 1 * 5) / 26, 13);
  });

  it('lets a shock fade over a week that has no tickets', () => {
    // Weeks 1 and 3 share ρ² = ¼: det 15/16.
    const { products, logDeterminant } = whiten(designOf(constant([2, null, 5], 0)), {
      deviation: 1,
      persistence: 0.5,
    });
    expect(logDeterminant).toBeCloseTo(Math.log(15 / 16), 14);
    expect(products[0]).toBeCloseTo((16 / 15) * 1.5, 13);
  });

  it('weighs by the sampling variance alone if there are no shocks', () => {
    const { products, logDeterminant } = whiten(designOf(constant([2, 5], 0.5)), { deviation: 0, persistence: 0 });
    expect(logDeterminant).toBeCloseTo(2 * Math.log(0.5), 14);
    expect([...products]).toEqual([4, 14, 58]);
  });

  it('returns zeros if there are no weeks', () => {
    expect(whiten(designOf([]), { deviation: 1, persistence: 0 })).toEqual({
      products: new Float64Array(1),
      logDeterminant: 0,
    });
  });
});

describe('lastCoefficient', () => {
  it('fits a line', () => {
    // x = 0, 1, 2, 3; y = 1, 3, 4, 8: slope 2.2, intercept 0.7, residual sum of squares 1.8; det X'X = 4 · 14 − 36 = 20.
    const products = Float64Array.from([4, 6, 14, 16, 35, 90]);
    const fit = lastCoefficient(products, []);
    expect(fit.estimate).toBeCloseTo(2.2, 12);
    expect(fit.error).toBeCloseTo(Math.sqrt(4 / 20), 12);
    expect(fit.logInformation).toBeCloseTo(Math.log(20), 12);
    expect(fit.residual).toBeCloseTo(1.8, 11);
  });

  it('never has a negative residual, even if rounding would give such a value', () => {
    expect(lastCoefficient(Float64Array.from([1, 1, 1 - 1e-16]), []).residual).toBe(0);
    expect(lastCoefficient(Float64Array.from([1, 2, 3.9]), []).residual).toBe(0);
  });
});

describe('lastCoefficient with penalties', () => {
  it('is ridge regression', () => {
    // x = 0, 1, 2, 3; y = 1, 3, 4, 8, penalty 5 on the slope: (X'X + Λ) b = X'y is 4 a + 6 b = 16, 6 a + 19 b = 35.
    const products = Float64Array.from([4, 6, 14, 16, 35, 90]);
    const fit = lastCoefficient(products, [0, 5]);
    expect(fit.estimate).toBeCloseTo(1.1, 12);
    expect(fit.error).toBeCloseTo(Math.sqrt(4 / 40), 12);
    expect(fit.logInformation).toBeCloseTo(Math.log(40), 12);
    // Residuals −1.35, −0.45, −0.55, 2.35 and the penalty 5 · 1.1².
    expect(fit.residual).toBeCloseTo(1.35 ** 2 + 0.45 ** 2 + 0.55 ** 2 + 2.35 ** 2 + 5 * 1.1 ** 2, 11);
    expect([...products]).toEqual([4, 6, 14, 16, 35, 90]);
  });
});

describe('SHOCK_MODELS', () => {
  it('have weights that sum to 1', () => {
    const total = SHOCK_MODELS.reduce((sum, { logPrior }) => sum + Math.exp(logPrior), 0);
    expect(total).toBeCloseTo(1, 12);
    expect(SHOCK_MODELS).toHaveLength(105);
  });

  it('have the weights that the decision record states', () => {
    const prior = (deviation: number, persistence: number) =>
      SHOCK_MODELS.find((model) => model.deviation === deviation && model.persistence === persistence)?.logPrior;
    expect(prior(0, 0)).toBeCloseTo(-1.3291359472799422, 12);
    expect(prior(0.05, 0)).toBeCloseTo(-5.185979949361745, 12);
    expect(prior(0.25, 0.6)).toBeCloseTo(-4.908962150731684, 12);
    expect(prior(2.2, 0.9)).toBeCloseTo(-8.205534145678014, 12);
    expect(prior(2.2, 0.97)).toBeCloseTo(-9.164130056556502, 12);
  });
});

describe('shockRegression with any numbers', () => {
  const magnitude = fc.integer({ min: -160, max: 160 }).map((exponent) => 10 ** exponent);
  const number = fc.oneof(
    fc.double({ min: -10, max: 10, noNaN: true }),
    fc.tuple(magnitude, fc.constantFrom(-1, 0, 1)).map(([size, sign]) => size * sign),
    fc.constantFrom(NaN, Infinity, Number.MIN_VALUE, Number.MAX_VALUE),
  );
  const week = fc.record({
    value: fc.option(number),
    samplingVariance: number.map(Math.abs),
    regressors: fc.tuple(fc.constant(1), number),
  });
  const MODELS = SHOCK_MODELS.filter((_, index) => index % 13 === 0);

  it('has finite quantiles, or throws an error', () => {
    fc.assert(
      fc.property(fc.array(week, { minLength: 2, maxLength: 8 }), (weeks) => {
        try {
          const posterior = shockRegression(weeks, [{ logPrior: 0, precisions: [0, 0] }], MODELS);
          for (const p of [0, 1e-9, 0.025, 0.5, 0.975, 1]) expect(posterior.quantile(p)).toSatisfy(Number.isFinite);
        } catch (cause) {
          expect(cause).toEqual(new RangeError('The values of the weeks must be finite.'));
        }
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  it('refuses a coefficient that is too large to be a finite number', () => {
    const steep = [0, 1, 2].map((week) => ({
      value: week * 1e153,
      samplingVariance: 1,
      regressors: [1, week * 1e-161],
    }));
    expect(() => shockRegression(steep, [{ logPrior: 0, precisions: [0, 0] }])).toThrow('must be finite');
  });
});

describe('shockRegression', () => {
  const START = 7;
  const MIDDLE = 9;
  const VALUES = [2.6, 2.4, 2.7, null, 2.5, 2.45, 2.2, 2.3, 2.1, 2.25, 2.0, 2.3];
  const COUNTS = [5, 8, 4, 1, 10, 6, 7, 3, 9, 5, 8, 6];
  const weeks = VALUES.map((value, week) => ({
    value,
    samplingVariance: 0.49 / (COUNTS[week] ?? 1),
    regressors: [1, (week - START) / 10, week >= START ? (week - MIDDLE) / 10 : 0, week >= START ? 1 : 0],
  }));

  const FLAT = [{ logPrior: 0, precisions: [0, 0, 0, 0] }];
  const PRIORS = [
    { logPrior: Math.log(0.7), precisions: [0, 25, 4, 0] },
    { logPrior: Math.log(0.3), precisions: [0, 1, 9, 0] },
  ];

  it('refuses values that are not numbers', () => {
    const unknown = weeks.map((week) => ({ ...week, value: NaN }));
    expect(() => shockRegression(unknown, FLAT)).toThrow('The values of the weeks must be finite.');
  });

  // Alternately far up and far down: no model without shocks fits, and every likelihood is far below 1.
  const restless = weeks.map((week, index) => ({
    ...week,
    value: week.value === null ? null : week.value + (index % 2 === 0 ? 3 : -3),
    samplingVariance: 0.01,
  }));

  it.each([
    ['without priors', weeks, FLAT],
    ['with priors', weeks, PRIORS],
    ['in restless weeks', restless, PRIORS],
  ])('agrees with dense linear algebra %s', (_, data, priors) => {
    const posterior = shockRegression(data, priors);
    const expected = denseMixture(data, priors);
    expect(posterior.mean).toBeCloseTo(expected.mean, 5);
    expect(posterior.deviation).toBeCloseTo(expected.deviation, 5);
    expect(posterior.persistence).toBeCloseTo(expected.persistence, 5);
    for (const p of [0.0125, 0.025, 0.5, 0.966]) {
      expect(expected.below(posterior.quantile(p))).toBeCloseTo(p, 5);
    }
    expect(posterior.shocks).toMatchObject(expected.shocks);
  });

  it('gives a standard error that does not depend on the values if the shocks are known', () => {
    const shocks = { deviation: 0.25, persistence: 0.45 };
    const other = weeks.map((week) => ({ ...week, value: week.value === null ? null : 7 - week.value ** 2 }));
    expect(standardError(weeks, shocks, [0, 0, 0, 0])).toBeCloseTo(0.5154002189611356, 10);
    expect(standardError(weeks, shocks, [0, 25, 4, 0])).toBeCloseTo(denseFit(weeks, shocks, [0, 25, 4, 0]).error, 10);
    expect(standardError(other, shocks, [0, 25, 4, 0])).toBe(standardError(weeks, shocks, [0, 25, 4, 0]));
  });

  it('fits each kind of shocks as dense linear algebra does', () => {
    const fit = (deviation: number, persistence: number) => {
      const { products, logDeterminant } = whiten(designOf(weeks), { deviation, persistence });
      const { estimate, error, logInformation, residual } = lastCoefficient(products, []);
      return [estimate, error, -(logDeterminant + logInformation + residual) / 2];
    };
    const close = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 10));
    expect(fit(0, 0)).toEqual(close([-0.05901994708060214, 0.34891993966540974, 7.899412619045935]));
    expect(fit(0.25, 0.45)).toEqual(close([0.009135723390513977, 0.5154002189611356, 6.85098541680794]));
  });

  it('raises its estimate by exactly 1 if the effect in the values rises by 1', () => {
    const shifted = weeks.map((week) => ({
      ...week,
      value: week.value === null ? null : week.value + (week.regressors[3] ?? 0),
    }));
    expect(shockRegression(shifted, FLAT).mean - shockRegression(weeks, FLAT).mean).toBeCloseTo(1, 9);
  });
});
