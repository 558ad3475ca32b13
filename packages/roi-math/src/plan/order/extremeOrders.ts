import type { OrderScores } from './orderScores.ts';
import { zAt } from './zAt.ts';

/** Statistics that differ by less count as equal, because rounding must not break a tie. */
const TIE = 1e-9;

/** Number of orders whose statistic is at least that of the real one, itself included, after an effect of `theta` was removed from the weeks. */
export function extremeOrders(scores: OrderScores, theta: number): number {
  const orders = scores.products.ramp.length;
  const statistic = (order: number) =>
    Math.max(Math.abs(zAt(scores, 'at-once', order, theta)), Math.abs(zAt(scores, 'ramp', order, theta)));
  const real = statistic(0) - TIE;
  let extreme = 0;
  for (let order = 0; order < orders; order += 1) if (statistic(order) >= real) extreme += 1;
  return extreme;
}
