import { parseInstant } from '../../time/parseInstant.ts';
import { inOrder, type StatusChange } from './inOrder.ts';
import type { StatusCategory, Ticket, TimedTicket, TimedTransition } from './ticket.ts';

/**
 * Parses a ticket's instants, and puts its transitions in order. An unreadable creation date becomes NaN, and an unreadable resolution date becomes null.
 * Transitions with an unreadable date are left out.
 */
export function parseTicket(ticket: Ticket): TimedTicket {
  return new ParsedTicket(ticket);
}

/** Instants are parsed on demand, because those of a million tickets together would fill the memory. */
class ParsedTicket implements TimedTicket {
  readonly #ticket: Ticket;

  constructor(ticket: Ticket) {
    this.#ticket = ticket;
  }

  get key(): string {
    return this.#ticket.key;
  }

  get category(): StatusCategory {
    return this.#ticket.category;
  }

  get isBug(): boolean | null | undefined {
    return this.#ticket.isBug;
  }

  get type(): string | undefined {
    return this.#ticket.type;
  }

  get resolution(): string | null | undefined {
    return this.#ticket.resolution;
  }

  get loggedHours(): number | undefined {
    return this.#ticket.loggedHours;
  }

  get size(): number | undefined {
    return this.#ticket.size;
  }

  get createdAtMs(): number {
    return parseInstant(this.#ticket.createdAt);
  }

  get resolvedAtMs(): number | null {
    const { resolvedAt } = this.#ticket;
    const resolvedAtMs = resolvedAt === null ? NaN : parseInstant(resolvedAt);
    return Number.isNaN(resolvedAtMs) ? null : resolvedAtMs;
  }

  get transitions(): readonly TimedTransition[] {
    const parsed: TimedTransition[] = [];
    for (const { at, from, to } of this.#ticket.transitions) {
      const atMs = parseInstant(at);
      if (!Number.isNaN(atMs)) parsed.push({ atMs, from, to });
    }
    const { changes } = inOrder(parsed, this.category, BY_CATEGORY);
    return changes.filter(isStarted);
  }
}

const BY_CATEGORY = {
  categoryOf: (category: StatusCategory) => category,
  marks: [(category: StatusCategory) => category],
};

const isStarted = (change: StatusChange<StatusCategory>): change is TimedTransition => change.from !== null;
