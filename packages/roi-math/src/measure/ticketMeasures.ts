import type { CalendarDate, Measure, TicketMeasure } from '@roi-insight/contracts';
import type { Period } from '../report/period.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { CompletedTicket } from './classifyTickets.ts';
import { hoursOf, outcomeOf } from './measured.ts';
import { type DaySpan, within } from './windows.ts';

/** The tickets of one window as the report lists them: key, day, working hours, and whether the hours count. */
export function ticketMeasures(
  tickets: readonly CompletedTicket[],
  window: DaySpan,
  period: Period,
  measure: Measure,
): TicketMeasure[] {
  const dates = new Map<number, CalendarDate>();
  return within(tickets, window).map((ticket) => {
    const date = dates.get(ticket.day) ?? calendarDateOf(ticket.day);
    dates.set(ticket.day, date);
    const hours = hoursOf(ticket, measure);
    const outcome = ticket.delivered ? outcomeOf(hours) : 'not-delivered';
    return { key: ticket.key, side: period, completed_on: date, hours, outcome };
  });
}
