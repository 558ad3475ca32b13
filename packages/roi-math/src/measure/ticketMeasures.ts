import type { CalendarDate, Measure, TicketMeasure } from '@roi-insight/contracts';
import type { Side } from '../report/side.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { CompletedTicket } from './census.ts';
import { hoursOf, outcomeOf } from './measured.ts';

/** The tickets of one side as the report lists them: key, day, hours, and whether the hours count. */
export function ticketMeasures(tickets: readonly CompletedTicket[], side: Side, measure: Measure): TicketMeasure[] {
  const names = new Map<number, CalendarDate>();
  return tickets.map((ticket) => {
    const name = names.get(ticket.day) ?? calendarDateOf(ticket.day);
    names.set(ticket.day, name);
    const hours = hoursOf(ticket, measure);
    return { key: ticket.key, side, completed_on: name, hours, outcome: outcomeOf(hours) };
  });
}
