import type { TimedTicket, TimedTransition } from './ticket.ts';

/** The history of a ticket up to the moment of the report. Instants are epoch milliseconds. */
export interface TicketTimeline {
  /** NaN when unknown. */
  readonly createdAtMs: number;
  /** Null when not done; NaN when done at an unknown time. */
  readonly completedAtMs: number | null;
  /** Transitions up to the moment of the report, oldest first. */
  readonly transitions: readonly TimedTransition[];
}

/**
 * The history of the ticket until `asOfMs`: later transitions are ignored. If the ticket is done at that time, it was completed at its last transition
 * into a done status. If the transitions do not end in a done status, the last one is missing, and the ticket was completed at its resolution date. A
 * transition between two done statuses does not count as completion.
 * @param asOfMs epoch milliseconds
 */
export function ticketTimeline(ticket: TimedTicket, asOfMs: number): TicketTimeline {
  const all = ticket.transitions;
  const firstLater = all.findIndex(({ atMs }) => atMs > asOfMs);
  const transitions = firstLater === -1 ? all : all.slice(0, firstLater);
  const category = all[firstLater]?.from ?? ticket.category;
  return {
    createdAtMs: ticket.createdAtMs,
    completedAtMs: category === 'done' ? completion(ticket, transitions, asOfMs) : null,
    transitions,
  };
}

function completion(ticket: TimedTicket, transitions: readonly TimedTransition[], asOfMs: number): number | null {
  const isReached = transitions.at(-1)?.to === 'done';
  const entry = transitions.findLast(({ from, to }) => to === 'done' && from !== 'done');
  if (isReached && entry !== undefined) return entry.atMs;
  const resolvedAtMs = ticket.resolvedAtMs ?? NaN;
  return resolvedAtMs > asOfMs ? null : resolvedAtMs;
}
