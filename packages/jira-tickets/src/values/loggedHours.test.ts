import { expect, it } from 'vitest';
import { loggedHours } from './loggedHours.ts';

it.each([
  [undefined, 0],
  [null, 0],
  [0, 0],
  [60, 1 / 60],
  [5400, 1.5],
  [360_000_000, 100_000],
])('%j seconds are %j hours', (seconds, hours) => {
  expect(loggedHours(seconds)).toBe(hours);
});

it.each([-1, -3600, 1e12, 360_000_001, NaN, Infinity, '3600', '1h', true, {}, [3600]])(
  '%j is not a valid logged time',
  (seconds) => {
    expect(loggedHours(seconds)).toBeNull();
  },
);
