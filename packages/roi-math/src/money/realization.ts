import { certain, mapRange, type Range } from './range.ts';

/** Range of realization rates; it is extended to include a chosen rate outside it. */
const REALIZATION = { low: 0.3, high: 0.8 };

/** The share of saved time that becomes output, from cautious to optimistic. @param rate the chosen share, 0–1 */
export function realizationRange(rate: number): Range {
  // If the chosen rate is 0, nothing is saved even at the optimistic end.
  if (rate === 0) return certain(0);
  return { low: Math.min(REALIZATION.low, rate), base: rate, high: Math.max(REALIZATION.high, rate) };
}

/** Discounts only savings: lost time counts in full. */
export function applyRealizationRate(amount: Range, rate: Range): Range {
  return mapRange(amount, (value, which) => (value > 0 ? value * rate[which] : value));
}
