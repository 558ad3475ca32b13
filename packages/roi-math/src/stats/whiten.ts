/** One week of a regression. */
export interface Observation {
  /** The week's mean; null without tickets. */
  readonly value: number | null;
  /** Sampling variance of the mean, given the number of tickets in the week. */
  readonly samplingVariance: number;
  readonly regressors: readonly number[];
}

/** Shocks that affect a whole week and fade over the next ones. */
export interface Shocks {
  /** Standard deviation. */
  readonly deviation: number;
  /** Share of a shock that remains a week later, 0 ≤ … < 1. */
  readonly persistence: number;
}

/** Cross products of the whitened columns (regressors first, the value last). */
export interface Whitened {
  /** Lower triangle, row by row: entry (i, j) at i (i + 1) / 2 + j. */
  readonly products: Float64Array;
  /** ln of the determinant of the weeks' covariance. */
  readonly logDeterminant: number;
}

/**
 * Makes weeks with AR(1) shocks and sampling noise independent and of variance 1, by applying the Kalman filter of that
 * model to the value and every regressor (an exact Cholesky factor of their covariance, in time proportional to the weeks).
 * In weeks without a value, the shock only fades. Uses typed arrays, because a report runs it thousands of times.
 * Source: Durbin & Koopman, "Time Series Analysis by State Space Methods" (2012), 4.3 and 6.2.
 */
export function whiten(weeks: readonly Observation[], { deviation, persistence }: Shocks): Whitened {
  const columns = (weeks[0]?.regressors.length ?? 0) + 1;
  const expected = new Float64Array(columns);
  const surprise = new Float64Array(columns);
  const products = new Float64Array((columns * (columns + 1)) / 2);
  const variance = deviation ** 2;
  let uncertainty = variance;
  let logDeterminant = 0;
  for (const { value, samplingVariance, regressors } of weeks) {
    if (value !== null) {
      const total = uncertainty + samplingVariance;
      for (let column = 0; column < columns; column += 1) {
        surprise[column] = (regressors[column] ?? value) - (expected[column] ?? 0);
      }
      addProducts(products, surprise, 1 / total);
      logDeterminant += Math.log(total);
      const gain = uncertainty / total;
      for (let column = 0; column < columns; column += 1) {
        expected[column] = (expected[column] ?? 0) + gain * (surprise[column] ?? 0);
      }
      uncertainty *= 1 - gain;
    }
    for (let column = 0; column < columns; column += 1) expected[column] = (expected[column] ?? 0) * persistence;
    uncertainty = persistence ** 2 * uncertainty + (1 - persistence ** 2) * variance;
  }
  return { products, logDeterminant };
}

function addProducts(products: Float64Array, row: Float64Array, weight: number): void {
  let entry = 0;
  for (let i = 0; i < row.length; i += 1) {
    const weighted = (row[i] ?? 0) * weight;
    for (let j = 0; j <= i; j += 1) {
      products[entry] = (products[entry] ?? 0) + weighted * (row[j] ?? 0);
      entry += 1;
    }
  }
}
