import type { Change } from '../evidence/change.ts';

/** A change of a rate in ln, in percent; null if it has no upper end, like the ratio to a time without any count. */
export const percentChange = ({ estimate, low, high }: Change): Change | null =>
  Number.isFinite(high) ? { estimate: percentMore(estimate), low: percentMore(low), high: percentMore(high) } : null;

/** @param change in ln @example percentMore(0.5) // 64.9 */
export const percentMore = (change: number) => (Math.exp(change) - 1) * 100;
