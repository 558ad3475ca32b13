import { expect, it } from 'vitest';
import { acceptedInterval } from './acceptedInterval.ts';
import { extremeOrders } from './extremeOrders.ts';

const both = (values: readonly number[]) => ({ 'at-once': Float64Array.from(values), ramp: Float64Array.from(values) });
const scores = (products: readonly number[], effects: readonly number[]) => ({
  squares: both([1, 1, 1]),
  products: both(products),
  effects: both(effects),
});

it('counts an order whose statistic differs from that of the real one only by rounding', () => {
  expect(0.1 + 0.2).toBeGreaterThan(0.3);
  expect(extremeOrders(scores([0.1 + 0.2, -0.3, 0.2], [0, 0, 0]), 0)).toBe(2);
});

it('has an interval on the side of the claim, although effects on the other side are not excluded', () => {
  const claimed = scores([-2, 0, 0], [1, 3, 3]);
  expect(acceptedInterval([claimed], 0.5, -2, -1)).toEqual({ low: null, high: expect.closeTo(-0.5, 6) });
  expect(acceptedInterval([claimed], 0.5, -2, 0)).toEqual({ low: null, high: null });
});
