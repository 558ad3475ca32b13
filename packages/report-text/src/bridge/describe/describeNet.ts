import type { NetOutcome, OpenRange } from '@roi-insight/roi-math';

export const netName = (outcome?: NetOutcome): string => (outcome === 'gain' ? 'Net savings' : 'Net impact');

/** The meaning of the net value, in a sentence. */
export function describeNet(outcome: NetOutcome, { low, high }: OpenRange): string {
  switch (outcome) {
    case 'gain':
      return 'After license costs.';
    case 'weak-gain':
      return 'Grade D evidence is too weak to call this a gain.';
    case 'open':
      return low > 0 ? NOT_EVERY_QUARTER : 'The range includes gains and losses.';
    case 'loss':
      return 'A loss, even in the best case.';
    case 'no-gain':
      return high === 0
        ? 'No gain, even in the best case.'
        : 'The savings don’t cover the license cost, even in the best case.';
    case 'nothing':
      return `${NO_VALUE}, ${high === 0 ? 'and the licenses cost nothing' : 'so only the license cost remains'}.`;
    case 'inconclusive':
      return 'The data can’t tell a gain from a loss yet.';
    case 'costs-more':
      return 'The whole range is below zero, although no change in time is certain.';
    case 'refused':
      return 'No figure: the headline claims more hours than the team works.';
  }
}

/** Time has no value if none is put to use, or if an hour costs nothing. */
export const NO_VALUE = 'Time has no value with these inputs';

/** A year above zero is no certain gain if one of its quarters may be a loss. */
export const NOT_EVERY_QUARTER = 'Not every quarter shows a saving on its own.';
