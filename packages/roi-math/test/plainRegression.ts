import { SHOCK_MODELS } from '../src/stats/shockModels.ts';

/**
 * The posterior of `shockRegression` by textbook formulas, with explicit matrices: the covariance of all weeks, its
 * inverse by Gauss–Jordan elimination, and one generalized least squares fit for each model. Slow, and independent of
 * the Kalman filter and the Cholesky factor of the package; only the grid of models is the same.
 */
export interface PlainPosterior {
  readonly mean: number;
  readonly deviation: number;
  /** Probability that the coefficient is below `x`. */
  below(x: number): number;
}

type Matrix = readonly (readonly number[])[];

interface PlainWeek {
  readonly value: number | null;
  readonly samplingVariance: number;
  readonly regressors: readonly number[];
}

/**
 * @param priors the weight of each, and the standard deviation of every coefficient; Infinity for a coefficient without
 *   a prior
 */
export function plainRegression(
  weeks: readonly PlainWeek[],
  priors: readonly { readonly weight: number; readonly deviations: readonly number[] }[],
): PlainPosterior {
  const known = weeks.flatMap(({ value, ...rest }, at) => (value === null ? [] : [{ ...rest, value, at }]));
  const X = known.map(({ regressors }) => regressors);
  const y = known.map(({ value }) => [value]);
  const fits = SHOCK_MODELS.flatMap(({ deviation, persistence, logPrior }) => {
    const V = known.map((one) =>
      known.map(
        (other) =>
          deviation ** 2 * persistence ** Math.abs(one.at - other.at) + (one === other ? one.samplingVariance : 0),
      ),
    );
    const { inverse, logDeterminant: logV } = inverted(V);
    const XtVi = times(transposed(X), inverse);
    const [information, right] = [times(XtVi, X), times(XtVi, y)];
    const total = sum(times(transposed(y), times(inverse, y)).flat());
    return priors.map(({ weight, deviations }) => {
      const penalties = deviations.map((each) => 1 / each ** 2);
      const A = information.map((row, i) => row.map((entry, j) => entry + (i === j ? (penalties[i] ?? NaN) : 0)));
      const { inverse: covariance, logDeterminant: logA } = inverted(A);
      const coefficients = times(covariance, right);
      const explained = sum(right.map(([entry = NaN], i) => entry * (coefficients[i]?.[0] ?? NaN)));
      const logPenalties = sum(penalties.filter((penalty) => penalty > 0).map(Math.log));
      return {
        log: logPrior + Math.log(weight) + (logPenalties - logV - logA - (total - explained)) / 2,
        mean: coefficients.at(-1)?.[0] ?? NaN,
        variance: covariance.at(-1)?.at(-1) ?? NaN,
      };
    });
  });
  const best = Math.max(...fits.map(({ log }) => log));
  const all = sum(fits.map(({ log }) => Math.exp(log - best)));
  const average = (of: (fit: { mean: number; variance: number }) => number) =>
    sum(fits.map((fit) => (Math.exp(fit.log - best) / all) * of(fit)));
  const mean = average((fit) => fit.mean);
  return {
    mean,
    deviation: Math.sqrt(average((fit) => fit.variance + (fit.mean - mean) ** 2)),
    below: (x) => average((fit) => normalBelow((x - fit.mean) / Math.sqrt(fit.variance))),
  };
}

function inverted(matrix: Matrix): { inverse: Matrix; logDeterminant: number } {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  let logDeterminant = 0;
  for (let column = 0; column < size; column += 1) {
    // The matrix is positive definite, so no pivot is zero.
    const pivotRow = rows[column] ?? [];
    const pivot = pivotRow[column] ?? NaN;
    logDeterminant += Math.log(pivot);
    const scaled = pivotRow.map((entry) => entry / pivot);
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? NaN;
      rows[i] = i === column ? scaled : row.map((entry, j) => entry - factor * (scaled[j] ?? NaN));
    }
  }
  return { inverse: rows.map((row) => row.slice(size)), logDeterminant };
}

function times(a: Matrix, b: Matrix): number[][] {
  const columns = transposed(b);
  return a.map((row) => columns.map((column) => sum(row.map((entry, i) => entry * (column[i] ?? NaN)))));
}

function transposed(matrix: Matrix): number[][] {
  return (matrix[0] ?? []).map((_, j) => matrix.map((row) => row[j] ?? NaN));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Simpson's rule from 0 to |z|. */
function normalBelow(z: number): number {
  const end = Math.min(Math.abs(z), 12);
  const steps = 2000;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let area = density(0) + density(end);
  for (let i = 1; i < steps; i += 1) area += density((end * i) / steps) * (i % 2 === 1 ? 4 : 2);
  const half = (area * end) / steps / 3;
  return z < 0 ? 0.5 - half : 0.5 + half;
}
