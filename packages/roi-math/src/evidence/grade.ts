import type { Grade } from '@roi-insight/contracts';

/** A reason in every report: what no estimate on a single project can rule out. */
export const NO_CONTROL =
  'There is no comparison group that worked without the assistant, so other causes of a change cannot be ruled out; B is the best grade possible without one.';

/** The reason why a report that measures elapsed times claims nothing. */
export const ELAPSED =
  'Too few tickets have a usable status history, so times run from creation to completion. They are mostly waiting, and how long tickets wait changes for many reasons: without usable status histories there is no verdict.';

/** The grade of an estimate: starts at B, drops one step for each doubt. */
export function gradeAfter(doubts: readonly string[]): Grade {
  if (doubts.length === 0) return 'B';
  return doubts.length === 1 ? 'C' : 'D';
}
