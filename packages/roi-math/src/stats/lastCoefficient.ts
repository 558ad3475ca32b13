/** A least-squares fit, as far as its last coefficient and its likelihood need it. */
export interface Fit {
  readonly estimate: number;
  /** Standard error for residuals of variance 1. */
  readonly error: number;
  /** ln of the determinant of X'X. */
  readonly logInformation: number;
  /** Residual sum of squares. */
  readonly residual: number;
}

/**
 * Fits rows of regressors followed by the value by least squares. Triangulates the cross products of all columns
 * (Cholesky); the last regressor's coefficient, its error and the residual then stand in the last rows of the factor.
 * The regressors must not be linearly dependent.
 * Source: Golub & Van Loan, "Matrix Computations" (2013), 4.2 and 5.3.
 */
export function lastCoefficient(rows: readonly (readonly number[])[]): Fit {
  const factor = cholesky(crossProducts(rows));
  const valueRow = factor.at(-1) ?? [];
  const diagonal = factor.map((row, index) => row[index] ?? NaN);
  const last = diagonal.at(-2) ?? NaN;
  return {
    estimate: (valueRow.at(-2) ?? NaN) / last,
    error: 1 / last,
    logInformation: 2 * diagonal.slice(0, -1).reduce((sum, entry) => sum + Math.log(entry), 0),
    residual: (valueRow.at(-1) ?? NaN) ** 2,
  };
}

/** Lower triangle of the products of every column with every other. */
function crossProducts(rows: readonly (readonly number[])[]): number[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, i) =>
    Array.from({ length: i + 1 }, (_, j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
  );
}

/** The lower triangular L with L L' = the given lower triangle. A value that rounding made negative counts as 0. */
function cholesky(triangle: readonly (readonly number[])[]): number[][] {
  const factor: number[][] = [];
  for (const row of triangle) {
    const current: number[] = [];
    for (const [j, product] of row.entries()) {
      const above = factor[j] ?? current;
      const rest = above.slice(0, j).reduce((left, entry, k) => left - entry * (current[k] ?? 0), product);
      current.push(above === current ? Math.sqrt(Math.max(rest, 0)) : rest / (above[j] ?? NaN));
    }
    factor.push(current);
  }
  return factor;
}
