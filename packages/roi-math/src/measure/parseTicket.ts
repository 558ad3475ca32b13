import { parseInstant } from '../time/parseInstant.ts';
import type { Ticket, TimedTicket, TimedTransition, Transition } from './ticket.ts';

/**
 * Parses a ticket's instants. An unreadable creation date becomes NaN, an unreadable resolution date null, and
 * transitions with an unreadable date are left out.
 */
export function parseTicket({ createdAt, resolvedAt, transitions, ...facts }: Ticket): TimedTicket {
  const resolvedAtMs = resolvedAt === null ? NaN : parseInstant(resolvedAt);
  return {
    ...facts,
    createdAtMs: parseInstant(createdAt),
    resolvedAtMs: Number.isNaN(resolvedAtMs) ? null : resolvedAtMs,
    transitions: parseTransitions(transitions),
  };
}

function parseTransitions(transitions: readonly Transition[]): TimedTransition[] {
  const parsed: TimedTransition[] = [];
  for (const { at, from, to } of transitions) {
    const atMs = parseInstant(at);
    if (!Number.isNaN(atMs)) parsed.push({ atMs, from, to });
  }
  return parsed;
}
