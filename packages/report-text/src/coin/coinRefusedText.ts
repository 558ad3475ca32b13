import type { CoinDoubt } from '@roi-insight/roi-math';

/** Why a coin plan is not read, and what to do. */
export const coinRefusedText: Readonly<Record<CoinDoubt, string>> = {
  changed: 'The plan was changed after its code was made: the two don’t match. Open the original file.',
  'other-secret': 'This secret does not belong to this plan. Open the file that was saved with it.',
  'other-host': 'These tickets are from another Jira than the plan’s.',
  'other-project': 'These tickets are from another project, or from other weeks, than the plan’s.',
  'few-tickets': 'Too few tickets have a measured time: each side of the coin needs at least 10.',
};
