import type { Measure } from '@roi-insight/contracts';
import type { CompletedTicket } from './census.ts';

const LEAST_TICKETS = 10;
const LEAST_SHARE = 0.3;

/**
 * Active time needs statuses that are really used. When on either side fewer than 10 completed tickets, or fewer than
 * 30 % of them, have any, both sides are measured from creation to completion instead. A side without completed
 * tickets has no say.
 */
export function chooseMeasure(sides: readonly (readonly CompletedTicket[])[]): Measure {
  return sides.every(hasActiveTimes) ? 'active' : 'elapsed';
}

function hasActiveTimes(tickets: readonly CompletedTicket[]): boolean {
  const active = tickets.filter((ticket) => ticket.active > 0).length;
  return tickets.length === 0 || (active >= LEAST_TICKETS && active >= LEAST_SHARE * tickets.length);
}
