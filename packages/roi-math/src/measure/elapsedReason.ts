import type { Shortfall } from '@roi-insight/contracts';
import { MIN_ACTIVE_TICKETS } from '../constants.ts';
import type { CompletedTicket } from './classifyTickets.ts';
import { areMostlyActive, hasActiveTimes } from './hasActiveTimes.ts';

export type ElapsedReason = Extract<Shortfall, { kind: 'few-completed' | 'elapsed-times' }>;

/**
 * The reason why times run from creation to completion. If a period has few completed tickets, and most of these tickets were in progress, the
 * reason is the number of tickets. Otherwise, the reason is their histories. A period that has no completed tickets does not matter.
 */
export function elapsedReason(periods: {
  readonly pre: readonly CompletedTicket[];
  readonly post: readonly CompletedTicket[];
}): ElapsedReason {
  const short = (['pre', 'post'] as const)
    .map((side) => ({ side, tickets: periods[side] }))
    .filter(({ tickets }) => !hasActiveTimes(tickets));
  const [first] = short;
  const areFew = short.every(({ tickets }) => tickets.length < MIN_ACTIVE_TICKETS && areMostlyActive(tickets));
  return first !== undefined && areFew
    ? { kind: 'few-completed', side: first.side, tickets: first.tickets.length, needed: MIN_ACTIVE_TICKETS }
    : { kind: 'elapsed-times' };
}
