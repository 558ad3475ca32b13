import { expect, it } from 'vitest';
import { acceptedInterval } from './acceptedInterval.ts';
import { extremeOrders } from './extremeOrders.ts';

const both = (values: readonly number[]) => ({ 'at-once': Float64Array.from(values), ramp: Float64Array.from(values) });
const scores = (products: readonly number[], effects: readonly number[]) => ({
  squares: both([1, 1, 1]),
  products: both(products),
  effects: both(effects),
});

it('an order counts as extreme if its statistic differs from that of the real order only by rounding', () => {
  expect(0.1 + 0.2).toBeGreaterThan(0.3);
  expect(extremeOrders(scores([0.1 + 0.2, -0.3, 0.2], [0, 0, 0]), 0)).toBe(2);
});

it('the interval lies on the side of the claim, although the test does not exclude effects on the other side', () => {
  const claimed = scores([-2, 0, 0], [1, 3, 3]);
  expect(acceptedInterval([claimed], 0.5, -2, -1)).toEqual({ low: null, high: expect.closeTo(-0.5, 6) });
  expect(acceptedInterval([claimed], 0.5, -2, 0)).toEqual({ low: null, high: null });
});
