import type { LeftOutReason } from '@roi-insight/contracts';
import { TicketOwners } from './TicketOwners.ts';

/** A team with its tickets. */
export interface ReadTeam<Team> {
  readonly team: Team;
  readonly tickets: number;
  /** Ids of the team's tickets in one block of memory, because the ids of all teams may be kept until the first team is read. */
  readonly ids: Float64Array;
  /** Keys of the tickets that count. A tracker may deliver the same tickets under other ids, so ids are not enough. */
  readonly keys: readonly string[];
}

/**
 * The tickets that the teams of an analysis may have together, each counted once. They are assigned in the order of
 * the request, not in the order of reading, so that the same request always leaves out the same teams. If two teams
 * share tickets, only the report's own project stays or, if neither of the two is that project, only the team that is
 * named first.
 */
export class TicketAllowance<Team extends { readonly name: string }> {
  readonly #limit: number;
  readonly #byId = new TicketOwners<number>();
  readonly #byKey = new TicketOwners<string>();
  readonly #leaveOut: (team: Team, reason: LeftOutReason) => Team;
  readonly #read = new Map<number, ReadTeam<Team>>();
  readonly #teams: Team[] = [];
  #left: number;

  /**
   * @param limit maximum number of tickets in an analysis
   * @param leaveOut creates the result of a team that is left out
   * @param own the report's own project
   */
  constructor(
    limit: number,
    leaveOut: (team: Team, reason: LeftOutReason) => Team,
    own?: { readonly name: string } & Omit<ReadTeam<Team>, 'team'>,
  ) {
    this.#limit = limit;
    this.#leaveOut = leaveOut;
    this.#left = Math.max(0, limit - (own?.tickets ?? 0));
    if (own !== undefined) this.#own(own.name, own);
  }

  /** Tickets left for the remaining teams. */
  get left(): number {
    return this.#left;
  }

  /** The first teams of the request, up to the first team that has not been read yet. */
  get teams(): readonly Team[] {
    return this.#teams;
  }

  /** The reason for leaving out a team that has more tickets than are left. */
  get reason(): LeftOutReason {
    return { kind: 'too-many-tickets', limit: this.#limit };
  }

  /** @param index position of the team in the request */
  assign(index: number, read: ReadTeam<Team>): void {
    this.#read.set(index, read);
    for (;;) {
      const next = this.#read.get(this.#teams.length);
      if (next === undefined) return;
      this.#read.delete(this.#teams.length);
      const reason = this.#reasonAgainst(next);
      if (reason === null) this.#left -= next.tickets;
      this.#teams.push(reason === null ? next.team : this.#leaveOut(next.team, reason));
    }
  }

  #reasonAgainst(read: ReadTeam<Team>): LeftOutReason | null {
    if (read.tickets > this.#left) return this.reason;
    const shared = this.#byId.sharedWith(read.ids) ?? this.#byKey.sharedWith(read.keys);
    if (shared !== null) return { kind: 'shared-tickets', ...shared };
    this.#own(read.team.name, read);
    return null;
  }

  #own(name: string, { ids, keys }: Pick<ReadTeam<Team>, 'ids' | 'keys'>): void {
    this.#byId.add(name, ids);
    this.#byKey.add(name, keys);
  }
}
