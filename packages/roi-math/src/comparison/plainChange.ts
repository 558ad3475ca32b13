import { type Change, changeWithin } from '../evidence/change.ts';
import type { Posterior } from '../stats/posterior.ts';

/** Probability in each tail of a 95 % interval. */
export const TAIL = 0.025;

/** The change with its 95 % interval. The tails of this interval need no adjustment, unlike those of a single project's interval. */
export function plainChange(posterior: Posterior): Change {
  return changeWithin(posterior, TAIL);
}

/** 97.5 % quantile of the standard normal distribution. */
export const NORMAL_95 = 1.959963984540054;
