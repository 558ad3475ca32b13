import { normalCdf } from '../src/stats/distributions/normalCdf.ts';
import { SHOCK_MODELS, type ShockModel } from '../src/stats/shockModels.ts';
import type { CoefficientPrior } from '../src/stats/shockRegression.ts';
import type { Observation, Shocks } from '../src/stats/whiten.ts';

/**
 * The same fit by an independent calculation: dense matrices, and coefficients with a prior integrated into the
 * covariance, W = V + Σ x x' / λ. Only the other coefficients are estimated, by generalized least squares with W.
 */
export function denseFit(weeks: readonly Observation[], shocks: Shocks, precisions: readonly number[]) {
  const filled = weeks.flatMap(({ value, samplingVariance, regressors }, at) =>
    value === null ? [] : [{ value, samplingVariance, regressors, at }],
  );
  const column = (k: number) => filled.map(({ regressors }) => regressors[k] ?? NaN);
  const covariance = filled.map((a, i) =>
    filled.map(
      (b, j) =>
        shocks.deviation ** 2 * shocks.persistence ** Math.abs(a.at - b.at) +
        (i === j ? a.samplingVariance : 0) +
        precisions.reduce((sum, precision, k) => sum + (precision > 0 ? product(column(k), i, j) / precision : 0), 0),
    ),
  );
  const free = precisions.flatMap((precision, k) => (precision > 0 ? [] : [column(k)]));
  const values = filled.map(({ value }) => value);
  const [inverse, logCovariance] = inverseOf(covariance);
  const between = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, x, i) => sum + b.reduce((part, y, j) => part + x * y * (inverse[i]?.[j] ?? NaN), 0), 0);
  const [variance, logInformation] = inverseOf(free.map((a) => free.map((b) => between(a, b))));
  const coefficients = variance.map((row) =>
    row.reduce((sum, entry, k) => sum + entry * between(free[k] ?? [], values), 0),
  );
  const residuals = values.map((value, i) =>
    coefficients.reduce((rest, b, k) => rest - b * (free[k]?.[i] ?? NaN), value),
  );
  return {
    estimate: coefficients.at(-1) ?? NaN,
    error: Math.sqrt(variance.at(-1)?.at(-1) ?? NaN),
    log: -(logCovariance + logInformation + between(residuals, residuals)) / 2,
  };
}

const product = (column: readonly number[], i: number, j: number) => (column[i] ?? NaN) * (column[j] ?? NaN);

/** The posterior by {@link denseFit}. */
export function denseMixture(
  weeks: readonly Observation[],
  priors: readonly CoefficientPrior[],
  models: readonly ShockModel[] = SHOCK_MODELS,
) {
  const fits = models.flatMap((shocks) =>
    priors.map(({ logPrior, precisions }) => {
      const fit = denseFit(weeks, shocks, precisions);
      return { ...fit, shocks, log: fit.log + shocks.logPrior + logPrior };
    }),
  );
  const best = fits.toSorted((a, b) => b.log - a.log)[0];
  const total = fits.reduce((sum, { log }) => sum + Math.exp(log - (best?.log ?? NaN)), 0);
  const average = (term: (fit: (typeof fits)[number]) => number) =>
    fits.reduce((sum, fit) => sum + (Math.exp(fit.log - (best?.log ?? NaN)) / total) * term(fit), 0);
  const mean = average(({ estimate }) => estimate);
  return {
    mean,
    deviation: Math.sqrt(average(({ estimate, error }) => error ** 2 + (estimate - mean) ** 2)),
    persistence: average(({ shocks }) => shocks.persistence),
    below: (x: number) => average(({ estimate, error }) => normalCdf((x - estimate) / error)),
    shocks: { deviation: best?.shocks.deviation, persistence: best?.shocks.persistence },
  };
}

/** Inverse and ln of the determinant of a positive definite matrix, by Gauss–Jordan elimination. */
export function inverseOf(matrix: readonly (readonly number[])[]): [inverse: number[][], logDeterminant: number] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  let logDeterminant = 0;
  for (let i = 0; i < size; i += 1) {
    const pivot = rows[i]?.[i] ?? NaN;
    logDeterminant += Math.log(pivot);
    rows[i] = (rows[i] ?? []).map((entry) => entry / pivot);
    for (const [j, row] of rows.entries()) {
      const factor = row[i] ?? NaN;
      if (j !== i) rows[j] = row.map((entry, k) => entry - factor * (rows[i]?.[k] ?? NaN));
    }
  }
  return [rows.map((row) => row.slice(size)), logDeterminant];
}
