import { rowsOf } from './cholesky.ts';

/** The product of a symmetric matrix, as a packed lower triangle, and a vector. */
export function times(triangle: Float64Array, vector: Float64Array): Float64Array {
  const result = new Float64Array(vector.length);
  let index = 0;
  for (let i = 0; i < rowsOf(triangle); i += 1) {
    for (let j = 0; j <= i; j += 1) {
      const value = triangle[index] ?? NaN;
      result[i] = (result[i] ?? 0) + value * (vector[j] ?? NaN);
      if (i !== j) result[j] = (result[j] ?? 0) + value * (vector[i] ?? NaN);
      index += 1;
    }
  }
  return result;
}
