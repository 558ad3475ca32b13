/** One week of a regression. */
export interface Observation {
  /** The week's mean; null: no ticket. The week still passes. */
  readonly value: number | null;
  /** Variance that the mean has because only so many tickets were averaged. */
  readonly samplingVariance: number;
  readonly regressors: readonly number[];
}

/** Shocks that hit a whole week and fade over the next ones. */
export interface Shocks {
  /** Standard deviation. */
  readonly deviation: number;
  /** Share of a shock that is left a week later, 0 ≤ … < 1. */
  readonly persistence: number;
}

/** Weeks made independent and of variance 1: regressors first, the value last. */
export interface Whitened {
  readonly rows: readonly (readonly number[])[];
  /** ln of the determinant of the weeks' covariance. */
  readonly logDeterminant: number;
}

/**
 * Makes weeks with AR(1) shocks and sampling noise independent, by running the Kalman filter of that model over the
 * value and every regressor alike (an exact Cholesky factor of their covariance, in time proportional to the weeks).
 * Weeks without a value only let the shock fade.
 * Source: Durbin & Koopman, "Time Series Analysis by State Space Methods" (2012), 4.3 and 6.2.
 */
export function whiten(weeks: readonly Observation[], { deviation, persistence }: Shocks): Whitened {
  const shockVariance = deviation ** 2;
  const rows: number[][] = [];
  let expected: number[] = [];
  let uncertainty = shockVariance;
  let logDeterminant = 0;
  for (const { value, samplingVariance, regressors } of weeks) {
    if (value !== null) {
      const variance = uncertainty + samplingVariance;
      const gain = uncertainty / variance;
      const surprise = [...regressors, value].map((entry, column) => entry - (expected[column] ?? 0));
      const scale = 1 / Math.sqrt(variance);
      rows.push(surprise.map((entry) => entry * scale));
      logDeterminant += Math.log(variance);
      expected = surprise.map((entry, column) => (expected[column] ?? 0) + gain * entry);
      uncertainty *= 1 - gain;
    }
    expected = expected.map((entry) => entry * persistence);
    uncertainty = persistence ** 2 * uncertainty + (1 - persistence ** 2) * shockVariance;
  }
  return { rows, logDeterminant };
}
