import type { WorkingClock } from '../time/workingClock.ts';
import type { TicketLife } from './ticketLife.ts';

/**
 * Working hours that a ticket spent in progress (category `indeterminate`) until its completion. Re-entries add up,
 * time in other statuses does not count. An interval counts when the move that opens it and the move that closes it
 * agree that the ticket was in progress, so that gaps in a damaged history are not taken for work.
 */
export function activeHours({ createdAt, moves }: TicketLife, completedAt: number, clock: WorkingClock): number {
  let hours = 0;
  let since = createdAt;
  let opened = true;
  for (const { at, from, to } of moves) {
    if (opened && from === 'indeterminate') hours += clock.hoursBetween(since, Math.min(at, completedAt));
    opened = to === 'indeterminate';
    since = at;
  }
  // A history that ends in progress although the ticket is done: it was in progress until its completion.
  return moves.length > 0 && opened ? hours + clock.hoursBetween(since, completedAt) : hours;
}

/** Working hours from creation (or the first move, when that is earlier) to completion; null: creation unknown. */
export function elapsedHours(
  { createdAt, moves }: TicketLife,
  completedAt: number,
  clock: WorkingClock,
): number | null {
  const begun = Math.min(createdAt, moves[0]?.at ?? createdAt);
  return Number.isNaN(begun) ? null : clock.hoursBetween(begun, completedAt);
}
