import type { LeftOutReason } from '@roi-insight/contracts';
import type { TeamSeries, UnreadTeam } from '@roi-insight/roi-math';

/** A team of a comparison, with the number of its tickets. */
export interface ReadTeam {
  readonly team: TeamSeries | UnreadTeam;
  readonly tickets: number;
}

/**
 * The tickets that the teams of a report may have together. They are assigned in the order of the request, not in the
 * order of reading, so that the same request always leaves out the same teams.
 */
export class TicketAllowance {
  readonly #limit: number;
  readonly #read = new Map<number, ReadTeam>();
  readonly #teams: (TeamSeries | UnreadTeam)[] = [];
  #left: number;

  /** `limit`: maximum number of tickets in a report. `own`: number of tickets of the report's own project. */
  constructor(limit: number, own: number) {
    this.#limit = limit;
    this.#left = Math.max(0, limit - own);
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
      const fits = next.tickets <= this.#left;
      if (fits) this.#left -= next.tickets;
      const { key, name, adopted } = next.team;
      this.#teams.push(fits ? next.team : { key, name, adopted, reason: this.reason });
    }
  }
}
