import type { Weeks } from '../../measure/weeks.ts';
import { logSeries } from './logWeeks.ts';
import type { SeriesTicket } from './seriesTickets.ts';

/**
 * The part of the variance within weeks and types that sizes explain. Coefficients cost degrees of freedom, so on
 * average, sizes that are unrelated to hours explain nothing.
 */
export function explainedShare(weeks: Weeks<SeriesTicket>): number {
  const share = 1 - logSeries(weeks, true).ticketVariance / logSeries(weeks).ticketVariance;
  return Math.max(share, 0);
}
