import { MIN_ACTIVE_SHARE, MIN_ACTIVE_TICKETS } from '../constants.ts';
import type { CompletedTicket } from './classifyTickets.ts';

type Ticket = Pick<CompletedTicket, 'active'>;

/** Whether a period has enough tickets with time in progress to be measured by that time; also true if the period has no completed tickets. */
export function hasActiveTimes(tickets: readonly Ticket[]): boolean {
  return tickets.length === 0 || (countActive(tickets) >= MIN_ACTIVE_TICKETS && areMostlyActive(tickets));
}

/** Whether a large enough share of the tickets has time in progress, however few tickets there are. */
export function areMostlyActive(tickets: readonly Ticket[]): boolean {
  return countActive(tickets) >= MIN_ACTIVE_SHARE * tickets.length;
}

const countActive = (tickets: readonly Ticket[]) => tickets.filter(({ active }) => active > 0).length;
