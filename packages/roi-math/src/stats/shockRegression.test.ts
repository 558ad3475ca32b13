import { describe, expect, it } from 'vitest';
import { lastCoefficient } from './lastCoefficient.ts';
import { SHOCK_MODELS } from './shockModels.ts';
import { shockRegression } from './shockRegression.ts';
import { type Observation, whiten } from './whiten.ts';

const constant = (values: readonly (number | null)[], samplingVariance: number): Observation[] =>
  values.map((value) => ({ value, samplingVariance, regressors: [1] }));

describe('whiten', () => {
  it('turns the covariance of two weeks into the identity', () => {
    // V = [[1, ½], [½, 1]]: det ¾, V⁻¹ = 4/3 · [[1, −½], [−½, 1]]; columns (1, 1) and (2, 5).
    const { products, logDeterminant } = whiten(constant([2, 5], 0), { deviation: 1, persistence: 0.5 });
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
    const { products, logDeterminant } = whiten(weeks, { deviation: 2, persistence: 0.5 });
    expect(logDeterminant).toBeCloseTo(Math.log(26), 13);
    expect(products[0]).toBeCloseTo((6 - 4 + 5) / 26, 13);
    expect(products[1]).toBeCloseTo((3 * 6 - 2 * (3 - 1) - 1 * 5) / 26, 13);
    expect(products[2]).toBeCloseTo((9 * 6 + 2 * 2 * 3 * 1 + 1 * 5) / 26, 13);
  });

  it('lets a shock fade over a week without tickets', () => {
    // Weeks 1 and 3 share ρ² = ¼: det 15/16.
    const { products, logDeterminant } = whiten(constant([2, null, 5], 0), { deviation: 1, persistence: 0.5 });
    expect(logDeterminant).toBeCloseTo(Math.log(15 / 16), 14);
    expect(products[0]).toBeCloseTo((16 / 15) * 1.5, 13);
  });

  it('weighs by the sampling variance alone when there are no shocks', () => {
    const { products, logDeterminant } = whiten(constant([2, 5], 0.5), { deviation: 0, persistence: 0 });
    expect(logDeterminant).toBeCloseTo(2 * Math.log(0.5), 14);
    expect([...products]).toEqual([4, 14, 58]);
  });

  it('has nothing to whiten without weeks', () => {
    expect(whiten([], { deviation: 1, persistence: 0 })).toEqual({ products: new Float64Array(1), logDeterminant: 0 });
  });
});

describe('lastCoefficient', () => {
  it('fits a line', () => {
    // x = 0, 1, 2, 3; y = 1, 3, 4, 8: slope 2.2, intercept 0.7, residual sum of squares 1.8; det X'X = 4 · 14 − 36 = 20.
    const products = Float64Array.from([4, 6, 14, 16, 35, 90]);
    const fit = lastCoefficient(products);
    expect(fit.estimate).toBeCloseTo(2.2, 12);
    expect(fit.error).toBeCloseTo(Math.sqrt(4 / 20), 12);
    expect(fit.logInformation).toBeCloseTo(Math.log(20), 12);
    expect(fit.residual).toBeCloseTo(1.8, 11);
  });

  it('has no residual below zero when rounding would give one', () => {
    expect(lastCoefficient(Float64Array.from([1, 1, 1 - 1e-16])).residual).toBe(0);
    expect(lastCoefficient(Float64Array.from([1, 2, 3.9])).residual).toBe(0);
  });
});

describe('SHOCK_MODELS', () => {
  it('are weighed so that the weights add up to 1', () => {
    const total = SHOCK_MODELS.reduce((sum, { logPrior }) => sum + Math.exp(logPrior), 0);
    expect(total).toBeCloseTo(1, 12);
    expect(SHOCK_MODELS).toHaveLength(92);
  });

  it('have the weights of the decision record', () => {
    const prior = (deviation: number, persistence: number) =>
      SHOCK_MODELS.find((model) => model.deviation === deviation && model.persistence === persistence)?.logPrior;
    expect(prior(0, 0)).toBeCloseTo(-1.4663370687934272, 12);
    expect(prior(0.05, 0)).toBeCloseTo(-4.191246271180161, 12);
    expect(prior(0.25, 0.6)).toBeCloseTo(-4.745396951007419, 12);
    expect(prior(2.2, 0.9)).toBeCloseTo(-9.275365229945832, 12);
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

  it('agrees with dense linear algebra', () => {
    // The same mixture written in NumPy with explicit covariance matrices and their inverses.
    const posterior = shockRegression(weeks);
    expect(posterior.mean).toBeCloseTo(-0.04450515873612912, 5);
    expect(posterior.deviation).toBeCloseTo(0.3901307828969216, 4);
    expect(posterior.persistence).toBeCloseTo(0.3199223673239562, 5);
    expect(posterior.quantile(0.025)).toBeCloseTo(-0.7998381999951176, 4);
    expect(posterior.quantile(0.5)).toBeCloseTo(-0.047447435486774665, 5);
    expect(posterior.quantile(0.975)).toBeCloseTo(0.728401054508748, 4);
  });

  it('fits each kind of shocks as dense linear algebra does', () => {
    const fit = (deviation: number, persistence: number) => {
      const { products, logDeterminant } = whiten(weeks, { deviation, persistence });
      const { estimate, error, logInformation, residual } = lastCoefficient(products);
      return [estimate, error, -(logDeterminant + logInformation + residual) / 2];
    };
    const close = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 10));
    expect(fit(0, 0)).toEqual(close([-0.05901994708060214, 0.34891993966540974, 7.899412619045935]));
    expect(fit(0.25, 0.45)).toEqual(close([0.009135723390513977, 0.5154002189611356, 6.85098541680794]));
  });

  it('is sure where there is no noise, and follows a shift of the values', () => {
    const shifted = weeks.map((week) => ({
      ...week,
      value: week.value === null ? null : week.value + (week.regressors[3] ?? 0),
    }));
    expect(shockRegression(shifted).mean - shockRegression(weeks).mean).toBeCloseTo(1, 9);
  });
});
