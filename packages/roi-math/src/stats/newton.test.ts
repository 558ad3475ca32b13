import { expect, it } from 'vitest';
import { newton } from './newton.ts';

/** The root, and the number of evaluations. */
function counted(
  rising: (x: number) => number,
  slope: (x: number) => number,
  start: number,
  low: number,
  high: number,
) {
  let values = 0;
  const root = newton(
    (x) => {
      values += 1;
      return { value: rising(x), slope: slope(x) };
    },
    start,
    low,
    high,
  );
  return { root, values };
}

it('Newton’s method finds a root in a few steps, where bisection needs 50', () => {
  const cubic = counted(
    (x) => x ** 3 - 2,
    (x) => 3 * x ** 2,
    1,
    0,
    10,
  );
  expect(cubic.root).toBeCloseTo(Math.cbrt(2), 11);
  expect(cubic.values).toBeLessThan(9);
});

it('Newton’s method finds a root far from 0 to the same number of digits, and also a root at 0', () => {
  const far = counted(
    (x) => Math.log(x / 1e9),
    (x) => 1 / x,
    1e8,
    1,
    1e12,
  );
  expect(far.root / 1e9).toBeCloseTo(1, 11);
  expect(far.values).toBeLessThan(15);
  const zero = counted(
    (x) => x + x ** 3,
    (x) => 1 + 3 * x ** 2,
    1,
    -3,
    2,
  );
  expect(zero.root).toBeCloseTo(0, 11);
  expect(zero.values).toBeLessThan(12);
});

it('Newton’s method stays within the bracket if a step would leave it', () => {
  // From 3, a step along the arctangent leads to −9.49, and the next steps ever further away.
  const left = counted(Math.atan, (x) => 1 / (1 + x ** 2), 3, -4, 5);
  expect(left.root).toBeCloseTo(0, 11);
  const right = counted(Math.atan, (x) => 1 / (1 + x ** 2), -3, -5, 4);
  expect(right.root).toBeCloseTo(0, 11);
});

it('if the function is flat, Newton’s method halves the bracket until the bracket is narrow enough', () => {
  const jumpAt = (root: number, low: number, high: number) =>
    counted(
      (x) => (x < root ? -1 : 1),
      () => 0,
      low,
      low,
      high,
    );
  // 2 ** 43 is the first power of 2 above 8 / 1e-12 and above 8e9 / 2e-3.
  const near = jumpAt(0.002, -1, 7);
  expect(near.root).toBeCloseTo(0.002, 11);
  expect(near.values).toBeLessThan(46);
  const far = jumpAt(2e9, 0, 8e9);
  expect(far.root / 2e9).toBeCloseTo(1, 11);
  expect(far.values).toBeLessThan(46);
});

it('Newton’s method returns the point to which the last step leads', () => {
  const line = counted(
    (x) => x - 1,
    () => 1,
    1 + 5e-13,
    0,
    2,
  );
  expect(line.root).toBeCloseTo(1, 14);
  expect(line.values).toBe(1);
});
