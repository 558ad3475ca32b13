import type { Measure, TicketOutcome } from '@roi-insight/contracts';
import type { CompletedTicket } from './classifyTickets.ts';

const MIN_HOURS = 1;
const MAX_HOURS = 40;

/** Working hours of a ticket under the report's measure; null if none were measured. */
export function hoursOf(ticket: CompletedTicket, measure: Measure): number | null {
  if (measure === 'elapsed') return ticket.elapsed;
  return ticket.active > 0 ? ticket.active : null;
}

/** Whether hours count in the averages (1 h to 40 h, both inclusive), or the reason why not. */
export function outcomeOf(hours: number | null): TicketOutcome {
  if (hours === null) return 'no-active-time';
  if (hours < MIN_HOURS) return 'under-1-hour';
  return hours > MAX_HOURS ? 'over-40-hours' : 'analysed';
}

/** The hours that count in the averages. */
export function countedHours(tickets: readonly CompletedTicket[], measure: Measure): number[] {
  return measuredHours(tickets, measure).filter((hours) => outcomeOf(hours) === 'analysed');
}

/** All hours above 0, however short or long: the input of the evidence. */
export function measuredHours(tickets: readonly CompletedTicket[], measure: Measure): number[] {
  const measured: number[] = [];
  for (const ticket of tickets) {
    const hours = hoursOf(ticket, measure) ?? 0;
    if (hours > 0) measured.push(hours);
  }
  return measured;
}
