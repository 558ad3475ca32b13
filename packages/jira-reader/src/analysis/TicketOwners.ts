/** A team may share this part of the tickets of the smaller of two: tickets are moved while a report is made. */
const MAX_SHARED = 0.01;

/** The tickets that a team shares with another. */
export interface SharedTickets {
  readonly name: string;
  readonly tickets: number;
}

/**
 * Which team of a report has which tickets. In Jira a ticket belongs to one project, so teams that share more than a few
 * are the same tickets under two names: compared, they would show that nothing changed.
 */
export class TicketOwners {
  readonly #teams: { readonly name: string; readonly size: number }[] = [];
  /** By id of a ticket: the index of its team. */
  readonly #owners = new Map<number, number>();

  /**
   * Makes a team the owner of its tickets, unless an earlier one has too many of them.
   * @param ids of its tickets, each once
   * @returns the earlier team; null if the tickets are its own
   */
  claim(name: string, ids: Float64Array): SharedTickets | null {
    const shared = this.#teams.map(() => 0);
    for (const id of ids) {
      const owner = this.#owners.get(id);
      if (owner !== undefined) shared[owner] = (shared[owner] ?? 0) + 1;
    }
    for (const [index, team] of this.#teams.entries()) {
      const tickets = shared[index] ?? 0;
      if (tickets > MAX_SHARED * Math.min(team.size, ids.length)) return { name: team.name, tickets };
    }
    const index = this.#teams.push({ name, size: ids.length }) - 1;
    for (const id of ids) this.#owners.set(id, index);
    return null;
  }
}
