import { cholesky, rowsOf } from './cholesky.ts';

/** The last coefficient of a penalized least-squares fit with its error, and the parts of the fit's likelihood. */
export interface Fit {
  readonly estimate: number;
  /** Standard error for residuals of variance 1. */
  readonly error: number;
  /** ln of the determinant of X'X + Λ. */
  readonly logInformation: number;
  /** Residual sum of squares plus the penalty of the coefficients. */
  readonly residual: number;
}

/**
 * Least squares from the cross products of all columns (regressors first, the value last), with a penalty of Λ times
 * the squared coefficients (ridge regression). The last two rows of the Cholesky factor contain the last regressor's
 * coefficient, its error and the residual. The regressors without a penalty must be linearly independent.
 * Source: Golub & Van Loan, "Matrix Computations" (2013), 4.2, 5.3 and 6.1.4.
 * @param products lower triangle, row by row
 * @param penalties Λ of each regressor, on the scale of residuals of variance 1
 * @param room scratch space as long as `products`, so that thousands of fits need no memory of their own
 */
export function lastCoefficient(
  products: Float64Array,
  penalties: readonly number[],
  room: Float64Array = new Float64Array(products.length),
): Fit {
  room.set(products);
  for (let i = 0; i < penalties.length; i += 1) {
    const diagonal = (i * (i + 3)) / 2;
    room[diagonal] = (room[diagonal] ?? NaN) + (penalties[i] ?? NaN);
  }
  const factor = cholesky(room, room);
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
