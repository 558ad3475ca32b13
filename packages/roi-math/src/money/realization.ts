import { certain, type Range } from './range.ts';

/** Range of realization rates. A chosen rate outside of this range extends it. */
const REALIZATION = { low: 0.3, high: 0.8 };

/** The share of saved time that becomes output, from cautious to optimistic. @param rate the chosen share, 0–1 */
export function realizationRange(rate: number): Range {
  // If the chosen rate is 0, no hour counts at either end.
  if (rate === 0) return certain(0);
  return { low: Math.min(REALIZATION.low, rate), base: rate, high: Math.max(REALIZATION.high, rate) };
}

/**
 * Applies the range of rates to an amount. A lost hour costs as much output as a saved hour adds, so an amount and its
 * negative give values that differ only in sign.
 */
export function applyRealizationRate({ low, base, high }: Range, rate: Range): Range {
  return {
    low: low * (low < 0 ? rate.high : rate.low) + 0,
    base: base * rate.base + 0,
    high: high * (high < 0 ? rate.low : rate.high) + 0,
  };
}
