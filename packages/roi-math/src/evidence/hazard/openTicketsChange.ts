import type { AnalyzeTicketsOptions } from '../../measure/options.ts';
import { firstDayNeeded } from '../../measure/classifyTickets.ts';
import { firstOfEachKey } from '../../measure/firstOfEachKey.ts';
import { readTickets } from '../../measure/readTickets.ts';
import { isDelivered } from '../../measure/ticket/isDelivered.ts';
import type { TimedTicket } from '../../measure/ticket/ticket.ts';
import { ticketTimeline } from '../../measure/ticket/ticketTimeline.ts';
import { DAY_MS } from '../../constants.ts';
import { workingClock } from '../../time/workingClock.ts';
import { logSeries } from '../series/logWeeks.ts';
import { seriesTickets } from '../series/seriesTickets.ts';
import { type HazardChange, hazardChange } from './hazardChange.ts';
import { riskCounter } from './riskTable.ts';

/** {@link hazardChange} for the tickets of a project; null also if their times are not those in progress. */
export function openTicketsChange(
  tickets: readonly TimedTicket[],
  options: AnalyzeTicketsOptions,
): HazardChange | null {
  const { settings, windows, weeks, measure } = readTickets(tickets, options);
  if (measure !== 'active') return null;
  const { adoption, asOfMs } = settings;
  const clock = workingClock(settings.timeZone, asOfMs + DAY_MS, settings.workingTime);
  const firstWeek = (firstDayNeeded(windows, settings) - adoption) / 7;
  const counter = riskCounter({ adoption, firstWeek, lastWeek: windows.completePostWeeks, asOfMs }, clock);
  for (const ticket of firstOfEachKey(tickets)) {
    counter.add(ticketTimeline(ticket, asOfMs), isDelivered(ticket.resolution));
  }
  return hazardChange(counter.table, logSeries(seriesTickets(weeks, measure, settings).weeks));
}
