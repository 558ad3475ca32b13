import type { NetOutcome, OpenRange } from '@roi-insight/roi-math';

export const netName = (outcome: NetOutcome): string => (outcome === 'gain' ? 'Net savings' : 'Net impact');

/** Whether the net value is a gain. */
export function describeNet(outcome: NetOutcome, { high }: OpenRange): string {
  return outcome === 'loss' && high === 0 ? 'No gain, even at the optimistic end.' : NET[outcome];
}

const NET: Readonly<Record<NetOutcome, string>> = {
  gain: 'Net savings after licenses: the figure to quote.',
  open: 'A loss or a gain: the data leave it open.',
  loss: 'A loss, even at the optimistic end.',
  refused: 'No figure to quote: the headline claims more hours than the team works.',
};
