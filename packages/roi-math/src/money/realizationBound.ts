import type { Change } from '../evidence/change.ts';

/** The share of saved time that became more tickets, from 0 to 1. */
export interface RealizationBound {
  readonly estimate: number;
  readonly atLeast: number;
  readonly atMost: number;
}

/**
 * What the number of completed tickets says about the share of saved time that was put to use. If the time per ticket fell by s, and all saved time were used for
 * tickets, their number would rise by s ÷ (1 − s). The observed rise divided by that is the share that became more tickets. The rest was used for something else,
 * or was not used: this is a check of the assumed share, never a replacement for it. Null if no time was saved for certain, because the share of nothing means
 * nothing.
 * @param saved share of the time per ticket, with its 95 % interval; below 1
 * @param throughput change of the completed tickets a week as a share of those before, with its 95 % interval
 * @example realizationBound(…0.25, …0.14) // 0.14 ÷ (0.25 ÷ 0.75) = 42 % of the saved time
 */
export function realizationBound(saved: Change, throughput: Change): RealizationBound | null {
  if (!(saved.low > 0)) return null;
  const share = (rise: number, saving: number) => Math.min(Math.max((rise * (1 - saving)) / saving, 0), 1);
  // The less time was saved, the larger the share of it that the same rise needs.
  return {
    estimate: share(throughput.estimate, saved.estimate),
    atLeast: share(throughput.low, saved.high),
    atMost: share(throughput.high, saved.low),
  };
}
