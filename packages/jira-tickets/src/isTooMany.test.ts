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

it('the share is of the tickets that could be odd, and the smallest number follows from all tickets', () => {
  expect([isTooMany(3, 1000, 5), isTooMany(4, 1000, 5)]).toEqual([false, true]);
});
