import { type AvailableEntry, MAX_SCOPE_ENTRIES, type Scope, type ScopeEntry } from '@roi-insight/contracts';
import type { TicketScope } from '@roi-insight/jira-tickets';

const LISTS = ['types', 'components', 'labels'] as const;

/** Maximum number of different entries that are counted in each list. An entry that first appears later is not among the most frequent ones. */
const MAX_COUNTED = 20_000;

/** Counts the types, components and labels of tickets, and decides which tickets are in a scope. */
export class ScopeCounts {
  readonly #chosen: Readonly<Partial<Record<(typeof LISTS)[number], ReadonlySet<string>>>>;
  readonly #counts = {
    types: new Map<string, AvailableEntry>(),
    components: new Map<string, AvailableEntry>(),
    labels: new Map<string, AvailableEntry>(),
  };

  constructor(scope: Scope | undefined) {
    this.#chosen = Object.fromEntries(
      LISTS.flatMap((list) => (scope?.[list] === undefined ? [] : [[list, new Set(scope[list])]])),
    );
  }

  /**
   * Counts a ticket. Returns whether the scope includes the ticket: in every list with chosen entries, the ticket must
   * have a chosen entry.
   */
  take(ticket: TicketScope): boolean {
    for (const list of LISTS) this.#count(list, ticket[list]);
    return LISTS.every((list) => {
      const chosen = this.#chosen[list];
      return chosen === undefined || ticket[list].some(({ id }) => chosen.has(id));
    });
  }

  available(list: (typeof LISTS)[number]): AvailableEntry[] {
    return mostFrequent([...this.#counts[list].values()], this.#chosen[list]);
  }

  /** The entries with these ids, named as on the tickets. */
  named(list: (typeof LISTS)[number], ids: readonly string[]): ScopeEntry[] {
    return ids.map((id) => ({ id, name: this.#counts[list].get(id)?.name ?? id }));
  }

  #count(list: (typeof LISTS)[number], entries: readonly ScopeEntry[]): void {
    const counts = this.#counts[list];
    const seen = new Set<string>();
    for (const { id, name } of entries) {
      if (seen.has(id)) continue;
      seen.add(id);
      const known = counts.get(id);
      if (known !== undefined) counts.set(id, { ...known, tickets: known.tickets + 1 });
      else if (counts.size < MAX_COUNTED || this.#chosen[list]?.has(id) === true)
        counts.set(id, { id, name, tickets: 1 });
    }
  }
}

/** The most frequent entries and the chosen entries, by number of tickets. */
export function mostFrequent<T extends AvailableEntry>(entries: readonly T[], chosen?: ReadonlySet<string>): T[] {
  return entries
    .toSorted((a, b) => b.tickets - a.tickets || (a.name < b.name ? -1 : 1))
    .filter(({ id }, index) => index < MAX_SCOPE_ENTRIES || chosen?.has(id) === true);
}
