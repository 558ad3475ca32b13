import type { Measure, TicketOutcome } from '@roi-insight/contracts';
import type { CompletedTicket } from './census.ts';

const LEAST_HOURS = 1;
const MOST_HOURS = 40;

/** Hours of a ticket under the report's measure; null: none measured. */
export function hoursOf(ticket: CompletedTicket, measure: Measure): number | null {
  if (measure === 'elapsed') return ticket.elapsed;
  return ticket.active > 0 ? ticket.active : null;
}

/** Whether hours count in the averages (1 h to 40 h, both included), and if not, why. */
export function outcomeOf(hours: number | null): TicketOutcome {
  if (hours === null) return 'no-active-time';
  if (hours < LEAST_HOURS) return 'under-1-hour';
  return hours > MOST_HOURS ? 'over-40-hours' : 'analysed';
}

/** The hours that count in the averages. */
export function analysedHours(tickets: readonly CompletedTicket[], measure: Measure): number[] {
  const analysed: number[] = [];
  for (const ticket of tickets) {
    const hours = hoursOf(ticket, measure);
    if (hours !== null && outcomeOf(hours) === 'analysed') analysed.push(hours);
  }
  return analysed;
}

/** All hours above 0, however short or long: what the evidence looks at. */
export function measuredHours(tickets: readonly CompletedTicket[], measure: Measure): number[] {
  const measured: number[] = [];
  for (const ticket of tickets) {
    const hours = hoursOf(ticket, measure);
    if (hours !== null && hours > 0) measured.push(hours);
  }
  return measured;
}
