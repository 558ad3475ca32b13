/** The results of a least-squares fit that its last coefficient and its likelihood need. */
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
 * Least squares from the cross products of all columns, regressors first, the value last. Their Cholesky factor has the
 * last regressor's coefficient, its error and the residual in its last two rows. The regressors must be linearly
 * independent.
 * Source: Golub & Van Loan, "Matrix Computations" (2013), 4.2 and 5.3.
 * @param products lower triangle, row by row
 */
export function lastCoefficient(products: Float64Array): Fit {
  const factor = cholesky(products);
  const size = rowsOf(factor);
  const at = (i: number, j: number) => factor[(i * (i + 1)) / 2 + j] ?? NaN;
  const last = at(size - 2, size - 2);
  let logInformation = 0;
  for (let i = 0; i < size - 1; i += 1) logInformation += 2 * Math.log(at(i, i));
  return {
    estimate: at(size - 1, size - 2) / last,
    error: 1 / last,
    logInformation,
    residual: at(size - 1, size - 1) ** 2,
  };
}

/** The lower triangular L with L L' = `triangle`. A diagonal entry that rounding made negative counts as 0. */
function cholesky(triangle: Float64Array): Float64Array {
  const factor = new Float64Array(triangle.length);
  const size = rowsOf(triangle);
  for (let i = 0; i < size; i += 1) {
    const row = (i * (i + 1)) / 2;
    for (let j = 0; j <= i; j += 1) {
      const above = (j * (j + 1)) / 2;
      let rest = triangle[row + j] ?? NaN;
      for (let k = 0; k < j; k += 1) rest -= (factor[row + k] ?? NaN) * (factor[above + k] ?? NaN);
      factor[row + j] = i === j ? Math.sqrt(Math.max(rest, 0)) : rest / (factor[above + j] ?? NaN);
    }
  }
  return factor;
}

/** Rows of a triangle of n (n + 1) / 2 entries. */
function rowsOf(triangle: Float64Array): number {
  return (Math.sqrt(8 * triangle.length + 1) - 1) / 2;
}
