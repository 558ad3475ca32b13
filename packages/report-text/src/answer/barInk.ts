import type { WaterfallBar } from '../bridge/waterfallChart.ts';

/** The meaning of a bar's color: a total, a change, or the outcome of the net value. */
export type BarInk = 'gross' | 'change' | 'gain' | 'loss' | 'open';

/** The color of a waterfall bar: only a certain gain or loss has a color of its own. */
export function barInk({ kind, step }: WaterfallBar): BarInk {
  if (step.kind !== 'net') return kind === 'net' ? 'open' : kind;
  switch (step.outcome) {
    case 'gain':
      return 'gain';
    case 'loss':
    case 'no-gain':
      return step.amount.base < 0 ? 'loss' : 'open';
    case 'weak-gain':
    case 'nothing':
    case 'open':
    case 'inconclusive':
    case 'costs-more':
    case 'refused':
      return 'open';
  }
}
