import type { OrderBin } from '../result/PlanRead.ts';
import type { OrderScores } from './orderScores.ts';
import { statisticAt } from './statisticAt.ts';

/** An odd number, so that the middle bar contains the orders without an effect. */
const BINS = 31;

/** The distribution of the orders in bars of the same width. An order's statistic is positive if tickets took less time. */
export function orderBins(scores: OrderScores): OrderBin[] {
  const values = Array.from(scores.products.ramp, (_, order) => -statisticAt(scores, order, 0).z);
  const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-6);
  const width = (2 * most) / BINS;
  const counts = Array.from({ length: BINS }, () => 0);
  for (const value of values) {
    const bin = Math.min(Math.floor((value + most) / width), BINS - 1);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((orders, bin) => ({ from: bin * width - most, to: (bin + 1) * width - most, orders }));
}
