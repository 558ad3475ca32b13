import type { Doubt } from '@roi-insight/contracts';
import type { Weeks } from '../../measure/weeks.ts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
import { type Change, percentInterval } from '../change.ts';
import { logSeries } from '../series/logWeeks.ts';
import type { SeriesTicket } from '../series/seriesTickets.ts';
import { changeAgainstTrend } from '../trendAdjusted.ts';

/** A doubt if a claim is made only because of the sizes. In that case, an estimate that ignores sizes has the opposite sign. */
export function sizeDecides(tickets: Weeks<SeriesTicket>, change: Change): Doubt | null {
  if (verdictFromInterval(percentInterval(change)) === 'no-detectable-change') return null;
  const without = changeAgainstTrend(logSeries(tickets), 0).quantile(0.5);
  return without * change.estimate < 0 ? { kind: 'size-decides' } : null;
}
