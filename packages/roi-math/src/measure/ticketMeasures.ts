import type { CalendarDate, Measure, TicketMeasure } from '@roi-insight/contracts';
import type { Period } from '../report/period.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { CompletedTicket } from './classifyTickets.ts';
import { hoursOf, outcomeOf } from './measured.ts';

/** The tickets of one period as the report lists them: key, day, working hours, and whether these count. */
export function ticketMeasures(tickets: readonly CompletedTicket[], period: Period, measure: Measure): TicketMeasure[] {
  const dates = new Map<number, CalendarDate>();
  return tickets.map((ticket) => {
    const date = dates.get(ticket.day) ?? calendarDateOf(ticket.day);
    dates.set(ticket.day, date);
    const hours = hoursOf(ticket, measure);
    return { key: ticket.key, side: period, completed_on: date, hours, outcome: outcomeOf(hours) };
  });
}
