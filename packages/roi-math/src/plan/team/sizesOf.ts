import { MIN_FILLED_WEEKS, MIN_MEASURED_TICKETS } from '../../constants.ts';
import { MIN_EXPLAINED_SHARE } from '../../evidence/doubts/thresholds.ts';
import { explainedShare } from '../../evidence/series/explainedShare.ts';
import type { SeriesTicket } from '../../evidence/series/seriesTickets.ts';
import { withSize } from '../../evidence/series/withSize.ts';
import type { Weeks } from '../../measure/weeks.ts';

/**
 * Whether a plan adjusts for the sizes of tickets. It does if, in the weeks before its first start, enough tickets in
 * enough weeks have a size and sizes explain a quarter of the differences between tickets.
 */
export function sizesOf(history: Weeks<SeriesTicket>): 'used' | 'not-used' {
  const filled = history.filter(({ items }) => items.some(({ logSize }) => logSize !== null)).length;
  if (withSize(history).count < MIN_MEASURED_TICKETS || filled < MIN_FILLED_WEEKS) return 'not-used';
  return explainedShare(history) < MIN_EXPLAINED_SHARE ? 'not-used' : 'used';
}
