import type { Measure } from '@roi-insight/contracts';
import { MIN_ACTIVE_SHARE, MIN_ACTIVE_TICKETS } from '../constants.ts';
import type { CompletedTicket } from './classifyTickets.ts';

/**
 * Chooses how times are measured. Active time requires a team that uses its statuses: if fewer than 10 completed
 * tickets, or fewer than 30 % of them, have any in either period, both periods are measured from creation to
 * completion. A period without completed tickets does not matter.
 */
export function chooseMeasure(periods: readonly (readonly CompletedTicket[])[]): Measure {
  return periods.every(hasActiveTimes) ? 'active' : 'elapsed';
}

function hasActiveTimes(tickets: readonly CompletedTicket[]): boolean {
  const active = tickets.filter((ticket) => ticket.active > 0).length;
  return tickets.length === 0 || (active >= MIN_ACTIVE_TICKETS && active >= MIN_ACTIVE_SHARE * tickets.length);
}
