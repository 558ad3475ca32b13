import { expect, it } from 'vitest';
import { entry, inverse } from './positiveDefinite.ts';

it('a positive definite matrix is inverted', () => {
  // [[4, 2, 0], [2, 5, 1], [0, 1, 3]]: determinant 44.
  const { triangle, logDeterminant } = inverse(Float64Array.from([4, 2, 5, 0, 1, 3]));
  expect(logDeterminant).toBeCloseTo(Math.log(44), 12);
  const expected = [
    [14, -6, 2],
    [-6, 12, -4],
    [2, -4, 16],
  ];
  for (const [i, row] of expected.entries()) {
    for (const [j, value] of row.entries()) expect(entry(triangle, i, j)).toBeCloseTo(value / 44, 12);
  }
});
