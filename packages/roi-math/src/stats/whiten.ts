/** One week of a regression. */
export interface Observation {
  /** The week's mean; null if it has no tickets. */
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

/** Weeks as typed arrays, because a report whitens them thousands of times. */
export interface Design {
  /** Number of regressors, plus one for the value. */
  readonly columns: number;
  /** Each week's regressors, then its value. */
  readonly rows: Float64Array;
  readonly variances: Float64Array;
  /** 1 for a week with a value. */
  readonly isFilled: Uint8Array;
}

export function designOf(weeks: readonly Observation[]): Design {
  const columns = (weeks[0]?.regressors.length ?? 0) + 1;
  // Filled in place: a report creates thousands of these arrays, and creating a list for each week took half as much time as whitening.
  const rows = new Float64Array(weeks.length * columns);
  const variances = new Float64Array(weeks.length);
  const isFilled = new Uint8Array(weeks.length);
  weeks.forEach(({ value, samplingVariance, regressors }, week) => {
    rows.set(regressors, week * columns);
    rows[week * columns + columns - 1] = value ?? 0;
    variances[week] = samplingVariance;
    isFilled[week] = value === null ? 0 : 1;
  });
  return { columns, rows, variances, isFilled };
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
 * In weeks without a value, the shock only fades.
 * Source: Durbin & Koopman, "Time Series Analysis by State Space Methods" (2012), 4.3 and 6.2.
 */
export function whiten({ columns, rows, variances, isFilled }: Design, { deviation, persistence }: Shocks): Whitened {
  const expected = new Float64Array(columns);
  const surprise = new Float64Array(columns);
  const products = new Float64Array((columns * (columns + 1)) / 2);
  const variance = deviation ** 2;
  let uncertainty = variance;
  let logDeterminant = 0;
  for (let week = 0; week < variances.length; week += 1) {
    if (isFilled[week] === 1) {
      const total = uncertainty + (variances[week] ?? NaN);
      for (let column = 0; column < columns; column += 1) {
        surprise[column] = (rows[week * columns + column] ?? NaN) - (expected[column] ?? NaN);
      }
      addProducts(products, surprise, 1 / total);
      logDeterminant += Math.log(total);
      const gain = uncertainty / total;
      for (let column = 0; column < columns; column += 1) {
        expected[column] = (expected[column] ?? NaN) + gain * (surprise[column] ?? NaN);
      }
      uncertainty *= 1 - gain;
    }
    for (let column = 0; column < columns; column += 1) expected[column] = (expected[column] ?? NaN) * persistence;
    uncertainty = persistence ** 2 * uncertainty + (1 - persistence ** 2) * variance;
  }
  return { products, logDeterminant };
}

function addProducts(products: Float64Array, row: Float64Array, weight: number): void {
  let entry = 0;
  for (let i = 0; i < row.length; i += 1) {
    const weighted = (row[i] ?? NaN) * weight;
    for (let j = 0; j <= i; j += 1) {
      products[entry] = (products[entry] ?? NaN) + weighted * (row[j] ?? NaN);
      entry += 1;
    }
  }
}
