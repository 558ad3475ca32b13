import { type Share, sharesDiffer } from '../../stats/sharesDiffer.ts';
import { MIN_SHARE_CHANGE } from './thresholds.ts';

/** A change of a share counts if chance would rarely explain it. */
export const SIGNIFICANCE_LEVEL = 0.01;

/** Whether a share changed so much that chance would rarely explain it. */
export function hasShareChanged(before: Share, after: Share): boolean {
  const change = after.count / after.of - before.count / before.of;
  return Math.abs(change) > MIN_SHARE_CHANGE && sharesDiffer(before, after) < SIGNIFICANCE_LEVEL;
}
