/**
 * The lower triangular L with L L' = `triangle`. A diagonal entry that rounding made negative counts as 0. Computed
 * column by column, so that no operation waits for the previous one.
 * Source: Golub & Van Loan, "Matrix Computations" (2013), 4.2.
 * @param triangle lower triangle of a symmetric matrix, row by row: entry (i, j) at i (i + 1) / 2 + j
 * @param factor where to write L; may be `triangle` itself
 */
export function cholesky(triangle: Float64Array, factor: Float64Array = triangle.slice()): Float64Array {
  const size = rowsOf(factor);
  for (let k = 0; k < size; k += 1) {
    const diagonal = (k * (k + 3)) / 2;
    const pivot = Math.sqrt(Math.max(factor[diagonal] ?? NaN, 0));
    factor[diagonal] = pivot;
    for (let i = k + 1, below = diagonal + k + 1; i < size; i += 1) {
      factor[below] = (factor[below] ?? NaN) / pivot;
      below += i + 1;
    }
    for (let i = k + 1, row = diagonal + 1; i < size; i += 1) {
      const left = factor[row + k] ?? NaN;
      for (let j = k + 1, below = diagonal + k + 1; j <= i; j += 1) {
        factor[row + j] = (factor[row + j] ?? NaN) - left * (factor[below] ?? NaN);
        below += j + 1;
      }
      row += i + 1;
    }
  }
  return factor;
}

/** Number of rows of a triangle with n (n + 1) / 2 entries. */
export function rowsOf(triangle: Float64Array): number {
  return (Math.sqrt(8 * triangle.length + 1) - 1) / 2;
}
