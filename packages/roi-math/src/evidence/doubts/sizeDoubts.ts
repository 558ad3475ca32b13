import type { Doubt } from '@roi-insight/contracts';
import type { Weeks } from '../../measure/weeks.ts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
import { type Change, changeFrom, percentInterval, percentSaved } from '../change.ts';
import { logSeries } from '../series/logWeeks.ts';
import type { SeriesTicket } from '../series/seriesTickets.ts';
import { sizeSeries } from '../series/sizeSeries.ts';
import { changeAgainstTrend } from '../trendAdjusted.ts';
import { present } from './present.ts';

/** The doubts about an estimate that uses the sizes of tickets. */
export function sizeDoubts(tickets: Weeks<SeriesTicket>, change: Change): Doubt[] {
  return present([sizeChanged(tickets), sizeDecides(tickets, change)]);
}

/**
 * A doubt if tickets were estimated larger or smaller than before: their size is taken out, so estimates that are a fifth
 * higher for the same work look like a saving.
 */
function sizeChanged(tickets: Weeks<SeriesTicket>): Doubt | null {
  const change = changeFrom(changeAgainstTrend(sizeSeries(tickets), 0));
  const isClear = verdictFromInterval(percentInterval(change)) !== 'no-detectable-change';
  return isClear ? { kind: 'size-changed', percent: -percentSaved(change.estimate) } : null;
}

/** A doubt if a claim is made only because of the sizes: without them, the estimate is on the other side. */
function sizeDecides(tickets: Weeks<SeriesTicket>, change: Change): Doubt | null {
  if (verdictFromInterval(percentInterval(change)) === 'no-detectable-change') return null;
  const without = changeAgainstTrend(logSeries(tickets), 0).quantile(0.5);
  return without * change.estimate < 0 ? { kind: 'size-decides' } : null;
}
