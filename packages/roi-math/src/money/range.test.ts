import { expect, it } from 'vitest';
import { certain, mapRange, minus } from './range.ts';

const RANGE = { low: 1, base: 2, high: 4 };
const OPEN = { ...RANGE, high: null };

it('mapping a range maps each end, keeps a missing end, and never gives a negative zero', () => {
  expect(mapRange(RANGE, (value) => value * 2)).toEqual({ low: 2, base: 4, high: 8 });
  expect(mapRange(RANGE, (_, which) => RANGE[which])).toEqual(RANGE);
  expect(mapRange(OPEN, (value) => value * 2)).toEqual({ low: 2, base: 4, high: null });
  expect(mapRange(RANGE, () => -0)).toEqual(certain(0));
});

it('ranges are subtracted value by value, and the result has no high end if one of the ranges has none', () => {
  expect(minus(RANGE, certain(1))).toEqual({ low: 0, base: 1, high: 3 });
  expect(minus(OPEN, certain(1))).toEqual({ low: 0, base: 1, high: null });
  expect(minus(certain(5), OPEN)).toEqual({ low: 4, base: 3, high: null });
});
