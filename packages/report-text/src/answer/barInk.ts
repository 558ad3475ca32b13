import type { WaterfallBar } from '../bridge/waterfallChart.ts';

/** What the color of a bar says: a sum, a change, or how the net value ended. */
export type BarInk = 'gross' | 'change' | 'gain' | 'loss' | 'open';

/** The color of a bar of a waterfall: only what is certain to be a gain has that of one. */
export function barInk({ kind, step }: WaterfallBar): BarInk {
  if (kind !== 'net') return kind;
  if (step.amount.base < 0) return 'loss';
  return step.kind === 'net' && step.outcome === 'gain' ? 'gain' : 'open';
}
