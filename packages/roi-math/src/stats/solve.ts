import { cholesky, rowsOf } from './cholesky.ts';

/**
 * Solves A x = b for a symmetric positive definite A.
 * Source: Golub & Van Loan, "Matrix Computations" (2013), 4.2.
 * @param triangle lower triangle of A, row by row
 */
export function solve(triangle: Float64Array, b: Float64Array): Float64Array {
  const factor = cholesky(triangle);
  const size = rowsOf(triangle);
  const at = (i: number, j: number) => factor[(i * (i + 1)) / 2 + j] ?? NaN;
  const x = b.slice();
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] ?? NaN) - at(i, k) * (x[k] ?? NaN);
    x[i] = (x[i] ?? NaN) / at(i, i);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) x[i] = (x[i] ?? NaN) - at(k, i) * (x[k] ?? NaN);
    x[i] = (x[i] ?? NaN) / at(i, i);
  }
  return x;
}
