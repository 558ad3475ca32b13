/**
 * The lower triangular L with L L' = `triangle`. A diagonal entry that rounding made negative counts as 0.
 * Source: Golub & Van Loan, "Matrix Computations" (2013), 4.2.
 * @param triangle lower triangle of a symmetric matrix, row by row: entry (i, j) at i (i + 1) / 2 + j
 */
export function cholesky(triangle: Float64Array): Float64Array {
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
export function rowsOf(triangle: Float64Array): number {
  return (Math.sqrt(8 * triangle.length + 1) - 1) / 2;
}
