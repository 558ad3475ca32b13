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

function countActive(tickets: readonly Ticket[]): number {
  let count = 0;
  for (const { active } of tickets) if (active > 0) count += 1;
  return count;
}
