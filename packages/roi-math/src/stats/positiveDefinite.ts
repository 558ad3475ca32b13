import { cholesky, rowsOf } from './cholesky.ts';

/** Entry (i, j) of a symmetric matrix in a packed lower triangle. */
export function entry(triangle: Float64Array, i: number, j: number): number {
  return (i >= j ? triangle[(i * (i + 1)) / 2 + j] : triangle[(j * (j + 1)) / 2 + i]) ?? NaN;
}

/** L⁻¹ b for a lower triangular L, by forward substitution. Entries before `from` are 0 in b and in the result. */
export function forward(factor: Float64Array, b: Float64Array, from = 0): Float64Array {
  const x = b.slice();
  for (let k = from; k < b.length; k += 1) {
    const diagonal = (k * (k + 3)) / 2;
    const value = (x[k] ?? NaN) / (factor[diagonal] ?? NaN);
    x[k] = value;
    for (let i = k + 1, below = diagonal + k + 1; i < b.length; i += 1) {
      x[i] = (x[i] ?? NaN) - (factor[below] ?? NaN) * value;
      below += i + 1;
    }
  }
  return x;
}

/** ln of the determinant of L L'. */
export function logDeterminant(factor: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < rowsOf(factor); i += 1) sum += 2 * Math.log(factor[(i * (i + 3)) / 2] ?? NaN);
  return sum;
}

/**
 * The inverse of a positive definite matrix, and ln of its determinant.
 * Source: Golub & Van Loan, "Matrix Computations" (2013), 4.2.
 * @param triangle its packed lower triangle
 */
export function inverse(triangle: Float64Array): {
  readonly triangle: Float64Array;
  readonly logDeterminant: number;
} {
  const factor = cholesky(triangle);
  const size = rowsOf(factor);
  // Row j is column j of L⁻¹, whose entries above j are 0.
  const columns = Array.from({ length: size }, (_, j) => {
    const unit = new Float64Array(size);
    unit[j] = 1;
    return forward(factor, unit, j);
  });
  const result = new Float64Array(triangle.length);
  const row = new Float64Array(size);
  for (let k = 0; k < size; k += 1) {
    for (let i = 0; i <= k; i += 1) row[i] = columns[i]?.[k] ?? NaN;
    for (let i = 0, index = 0; i <= k; i += 1) {
      const value = row[i] ?? NaN;
      for (let j = 0; j <= i; j += 1) {
        result[index] = (result[index] ?? NaN) + value * (row[j] ?? NaN);
        index += 1;
      }
    }
  }
  return { triangle: result, logDeterminant: logDeterminant(factor) };
}

/** x' y. */
export function dot(x: Float64Array, y: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < x.length; i += 1) sum += (x[i] ?? NaN) * (y[i] ?? NaN);
  return sum;
}
