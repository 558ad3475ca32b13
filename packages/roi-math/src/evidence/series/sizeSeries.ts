import type { Weeks } from '../../measure/weeks.ts';
import { type LogSeries, logSeries } from './logWeeks.ts';
import type { SeriesTicket } from './seriesTickets.ts';

/** The weekly means of ln(size), standardized by type: {@link logSeries} with sizes instead of hours. */
export function sizeSeries(weeks: Weeks<SeriesTicket>): LogSeries {
  const sized = weeks.map(({ week, items }) => ({
    week,
    items: items.flatMap((ticket) => (ticket.logSize === null ? [] : { ...ticket, log: ticket.logSize })),
  }));
  return logSeries(sized);
}
