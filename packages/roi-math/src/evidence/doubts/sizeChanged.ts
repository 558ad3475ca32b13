import type { Doubt } from '@roi-insight/contracts';
import type { Weeks } from '../../measure/weeks.ts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
import { changeFrom, percentInterval, percentSaved } from '../change.ts';
import type { SeriesTicket } from '../series/seriesTickets.ts';
import { sizeSeries } from '../series/sizeSeries.ts';
import { changeAgainstTrend } from '../trendAdjusted.ts';

/**
 * A doubt if tickets were estimated larger or smaller than before. Times are adjusted for size, so estimates that are a fifth higher for the same
 * work look like a saving.
 */
export function sizeChanged(tickets: Weeks<SeriesTicket>): Doubt | null {
  const change = changeFrom(changeAgainstTrend(sizeSeries(tickets), 0));
  const isClear = verdictFromInterval(percentInterval(change)) !== 'no-detectable-change';
  return isClear ? { kind: 'size-changed', percent: -percentSaved(change.estimate) } : null;
}
