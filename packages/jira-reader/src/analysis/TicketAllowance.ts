import type { LeftOutReason } from '@roi-insight/contracts';
import type { TeamSeries, UnreadTeam } from '@roi-insight/roi-math';
import { TicketOwners } from './TicketOwners.ts';

/** A team of a comparison, with its tickets. */
export interface ReadTeam {
  readonly team: TeamSeries | UnreadTeam;
  readonly tickets: number;
  /** Numbers in one block: those of all teams may have to wait for the first to be read. */
  readonly ids: Float64Array;
  /** Keys of the tickets that count: a tracker may deliver the same tickets under other ids. */
  readonly keys: readonly string[];
}

/**
 * The tickets that the teams of a report may have together, each of them once. They are assigned in the order of the
 * request, not in the order of reading, so that the same request always leaves out the same teams: of two that share
 * tickets, the report's own project stays, otherwise the one that is named first.
 */
export class TicketAllowance {
  readonly #limit: number;
  readonly #byId = new TicketOwners<number>();
  readonly #byKey = new TicketOwners<string>();
  readonly #read = new Map<number, ReadTeam>();
  readonly #teams: (TeamSeries | UnreadTeam)[] = [];
  #left: number;

  /** `limit`: maximum number of tickets in a report. `own`: the report's own project. */
  constructor(limit: number, own: { readonly name: string } & Omit<ReadTeam, 'team'>) {
    this.#limit = limit;
    this.#left = Math.max(0, limit - own.tickets);
    this.#own(own.name, own);
  }

  /** Tickets left for the remaining teams. */
  get left(): number {
    return this.#left;
  }

  /** The teams at the start of the request that have all been read. */
  get teams(): readonly (TeamSeries | UnreadTeam)[] {
    return this.#teams;
  }

  /** The reason why a team with more tickets is left out. */
  get reason(): LeftOutReason {
    return { kind: 'too-many-tickets', limit: this.#limit };
  }

  /** @param index of the team in the request */
  assign(index: number, read: ReadTeam): void {
    this.#read.set(index, read);
    for (;;) {
      const next = this.#read.get(this.#teams.length);
      if (next === undefined) return;
      this.#read.delete(this.#teams.length);
      const { key, name, adopted } = next.team;
      const reason = this.#reasonAgainst(next);
      if (reason === null) this.#left -= next.tickets;
      this.#teams.push(reason === null ? next.team : { key, name, adopted, reason });
    }
  }

  #reasonAgainst(read: ReadTeam): LeftOutReason | null {
    if (read.tickets > this.#left) return this.reason;
    const shared = this.#byId.sharedWith(read.ids) ?? this.#byKey.sharedWith(read.keys);
    if (shared !== null) return { kind: 'shared-tickets', ...shared };
    this.#own(read.team.name, read);
    return null;
  }

  #own(name: string, { ids, keys }: Pick<ReadTeam, 'ids' | 'keys'>): void {
    this.#byId.add(name, ids);
    this.#byKey.add(name, keys);
  }
}
