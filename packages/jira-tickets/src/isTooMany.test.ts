import { expect, it } from 'vitest';
import { isTooMany } from './isTooMany.ts';

it.each([
  [0, 1],
  [1, 10],
  [2, 20],
  [3, 30],
  [3, 300],
  [10, 1000],
])('%d of %d tickets cost only themselves, and one more is too many', (odd, all) => {
  expect([isTooMany(odd, all), isTooMany(odd + 1, all)]).toEqual([false, true]);
});

it('the share may be of fewer tickets, the smallest number is not', () => {
  expect([isTooMany(3, 1000, 5), isTooMany(4, 1000, 5)]).toEqual([false, true]);
});
