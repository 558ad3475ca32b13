import { expect, it } from 'vitest';
import { combine } from './combine.ts';

it('combine computes a value if no number is missing', () => {
  expect(combine([6, 3], (a, b) => a / b)).toBe(2);
  expect(combine([0, -5], (a, b) => a * b)).toBe(0);
});

it('combine gives null if a number is missing, or if the result is not finite', () => {
  expect(combine([null, 6], (a) => a)).toBeNull();
  expect(combine([6, null], (a) => a)).toBeNull();
  expect(combine([6, 0], (a, b) => a / b)).toBeNull();
  expect(combine([0, 0], (a, b) => a / b)).toBeNull();
});
