import { expect, it } from 'vitest';
import { allowedWidth } from './allowedWidth.ts';

const Z = 1.959963984540054;

it.each([
  // For tickets that are much alike, the limit is the width of a single project's interval.
  [0.01, 0.55],
  [0.116, 0.55],
  // For tickets that differ, the limit is 1.2 times the width of the best possible interval.
  [0.12, 1.2 * 2 * Z * 0.12],
  [0.14, 1.2 * 2 * Z * 0.14],
  [0.169, 1.2 * 2 * Z * 0.169],
  // With too few tickets, the limit is fixed, because an interval of this width is never certain.
  [0.171, 0.8],
  [1, 0.8],
])('if there are no shocks, a standard error of %d allows an interval of width %d', (error, width) => {
  expect(allowedWidth(error)).toBeCloseTo(width, 12);
});
