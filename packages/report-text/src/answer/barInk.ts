import type { WaterfallBar } from '../bridge/waterfallChart.ts';

/** The meaning of a bar's color: a total, a change, or the outcome of the net value. */
export type BarInk = 'gross' | 'change' | 'gain' | 'loss' | 'open';

/** The color of a waterfall bar: only a certain gain has the color of gains. */
export function barInk({ kind, step }: WaterfallBar): BarInk {
  if (kind !== 'net') return kind;
  if (step.amount.base < 0) return 'loss';
  return step.kind === 'net' && step.outcome === 'gain' ? 'gain' : 'open';
}
