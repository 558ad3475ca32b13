import { parseInstant } from '../time/parseInstant.ts';
import { type Move, orderedMoves } from './orderedMoves.ts';
import type { Ticket } from './ticket.ts';

/** What happened to a ticket up to the moment of the report. Times are epoch milliseconds. */
export interface TicketLife {
  /** NaN: not readable. */
  readonly createdAt: number;
  /** Null: not done. NaN: done, nobody knows when. */
  readonly completedAt: number | null;
  /** Moves up to the moment of the report, oldest first. */
  readonly moves: readonly Move[];
}

/**
 * Reads a ticket as it stood at `asOf`: what happened later has not happened. completedAt = the last entry into a done
 * status if the ticket is done then, else its resolution date. A move between two done statuses is no entry.
 */
export function ticketLife(ticket: Ticket, asOf: number): TicketLife {
  const all = orderedMoves(ticket.transitions);
  const firstLater = all.findIndex(({ at }) => at > asOf);
  const moves = firstLater === -1 ? all : all.slice(0, firstLater);
  const category = all[firstLater]?.from ?? ticket.category;
  return {
    createdAt: parseInstant(ticket.createdAt),
    completedAt: category === 'done' ? completion(ticket, moves, asOf) : null,
    moves,
  };
}

function completion(ticket: Ticket, moves: readonly Move[], asOf: number): number | null {
  const entry = moves.findLast(({ from, to }) => to === 'done' && from !== 'done');
  if (entry !== undefined) return entry.at;
  const resolvedAt = ticket.resolvedAt === null ? NaN : parseInstant(ticket.resolvedAt);
  return resolvedAt > asOf ? null : resolvedAt;
}
