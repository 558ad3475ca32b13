import { parseInstant } from '../../time/parseInstant.ts';
import { inOrder } from './inOrder.ts';
import type { StatusCategory, Ticket, TimedTicket, TimedTransition, Transition } from './ticket.ts';

/**
 * Parses a ticket's instants, and puts its transitions in order. An unreadable creation date becomes NaN, an unreadable resolution date null, and
 * transitions with an unreadable date are left out.
 */
export function parseTicket(ticket: Ticket): TimedTicket {
  return new ParsedTicket(ticket);
}

/** Transitions are parsed on demand, because those of a million tickets together would fill the memory. */
class ParsedTicket implements TimedTicket {
  readonly key: string;
  readonly category: StatusCategory;
  readonly isBug: boolean | undefined;
  readonly type: string | undefined;
  readonly resolution: string | null | undefined;
  readonly loggedHours: number | undefined;
  readonly size: number | undefined;
  readonly createdAtMs: number;
  readonly resolvedAtMs: number | null;
  readonly #transitions: readonly Transition[];

  constructor(ticket: Ticket) {
    const { key, category, isBug, type, resolution, loggedHours, size, createdAt, resolvedAt, transitions } = ticket;
    const resolvedAtMs = resolvedAt === null ? NaN : parseInstant(resolvedAt);
    this.key = key;
    this.category = category;
    this.isBug = isBug;
    this.type = type;
    this.resolution = resolution;
    this.loggedHours = loggedHours;
    this.size = size;
    this.createdAtMs = parseInstant(createdAt);
    this.resolvedAtMs = Number.isNaN(resolvedAtMs) ? null : resolvedAtMs;
    this.#transitions = transitions;
  }

  get transitions(): readonly TimedTransition[] {
    const parsed: TimedTransition[] = [];
    for (const { at, from, to } of this.#transitions) {
      const atMs = parseInstant(at);
      if (!Number.isNaN(atMs)) parsed.push({ atMs, from, to });
    }
    const { changes } = inOrder(parsed, this.category, BY_CATEGORY);
    return changes.map(({ atMs, from, to }) => ({ atMs, from: from ?? 'new', to }));
  }
}

const BY_CATEGORY = {
  categoryOf: (category: StatusCategory) => category,
  marks: [(category: StatusCategory) => category],
};
