import type { TimedTicket } from './ticket/ticket.ts';

/**
 * One ticket of each key. If several have the same key, the first in the order of their content is kept, usually the
 * one that was created first. So the order of the list does not matter.
 */
export function firstOfEachKey(tickets: readonly TimedTicket[]): readonly TimedTicket[] {
  if (areNumbered(tickets)) return tickets;
  const byKey = new Map<string, TimedTicket>();
  for (const ticket of tickets) {
    const other = byKey.get(ticket.key);
    if (other === undefined || contentOf(ticket) < contentOf(other)) byKey.set(ticket.key, ticket);
  }
  return [...byKey.values()];
}

/** Whether keys ascend, as trackers number their tickets. A key can then not be repeated, and a look-up of a million keys takes long. */
function areNumbered(tickets: readonly TimedTicket[]): boolean {
  let before = '';
  for (const { key } of tickets) {
    if (key.length < before.length || (key.length === before.length && key <= before)) return false;
    before = key;
  }
  return true;
}

/** All data on which the analysis depends; tickets with the same content are interchangeable. */
function contentOf(ticket: TimedTicket): string {
  const { createdAtMs, resolvedAtMs, category, isBug, type, resolution, loggedHours, size, transitions } = ticket;
  const changes = transitions.map(({ atMs, from, to }) => [atMs, from, to]);
  return JSON.stringify([createdAtMs, resolvedAtMs, category, isBug, type, resolution, loggedHours, size, changes]);
}
