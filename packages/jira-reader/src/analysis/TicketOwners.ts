/** Maximum share of the smaller team's tickets that may also belong to the other team. Tickets can be moved while a report is made. */
const MAX_SHARED = 0.01;

/** The tickets that a team shares with another team. */
interface SharedTickets {
  readonly name: string;
  readonly tickets: number;
  /** Number of all tickets of the team. */
  readonly of: number;
}

/** The ids of a team's tickets, or the keys of these tickets, each once. */
type Marks<T> = Iterable<T> & { readonly length: number };

/**
 * The team of each ticket in a report. In Jira a ticket belongs to one project, so teams that share more than a few
 * tickets are one project under two names. Comparing them would show no change.
 */
export class TicketOwners<T> {
  readonly #teams: { readonly name: string; readonly size: number }[] = [];
  /** By id or key of a ticket: the index of its team. */
  readonly #owners = new Map<T, number>();

  /** The first added team that shares too many of these tickets; null if no team does. */
  sharedWith(tickets: Marks<T>): SharedTickets | null {
    const shared = this.#teams.map(() => 0);
    for (const mark of tickets) {
      const owner = this.#owners.get(mark);
      if (owner !== undefined) shared[owner] = (shared[owner] ?? 0) + 1;
    }
    for (const [index, { name, size }] of this.#teams.entries()) {
      const count = shared[index] ?? 0;
      if (count > MAX_SHARED * Math.min(size, tickets.length)) return { name, tickets: count, of: tickets.length };
    }
    return null;
  }

  /** Makes a team the owner of its tickets. */
  add(name: string, tickets: Marks<T>): void {
    const index = this.#teams.push({ name, size: tickets.length }) - 1;
    for (const mark of tickets) this.#owners.set(mark, index);
  }
}
