import type { TimedTicket } from './ticket/ticket.ts';

/**
 * One ticket of each key. If several have the same key, the first in the order of their content is kept, usually the
 * one that was created first. So the order of the list does not matter.
 */
export function firstOfEachKey(tickets: readonly TimedTicket[]): readonly TimedTicket[] {
  const keys = new Set<string>();
  for (const { key } of tickets) keys.add(key);
  if (keys.size === tickets.length) return tickets;
  const byKey = new Map<string, TimedTicket>();
  for (const ticket of tickets) {
    const other = byKey.get(ticket.key);
    if (other === undefined || contentOf(ticket) < contentOf(other)) byKey.set(ticket.key, ticket);
  }
  return [...byKey.values()];
}

/** All data on which the analysis depends; tickets with the same content are interchangeable. */
function contentOf(ticket: TimedTicket): string {
  const { createdAtMs, resolvedAtMs, category, isBug, type, resolution, loggedHours, size, transitions } = ticket;
  const changes = transitions.map(({ atMs, from, to }) => [atMs, from, to]);
  return JSON.stringify([createdAtMs, resolvedAtMs, category, isBug, type, resolution, loggedHours, size, changes]);
}
