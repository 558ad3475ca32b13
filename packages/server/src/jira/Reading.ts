import { paginationFailure } from './http/paginationFailure.ts';
import type { Moves } from './mapping/moves.ts';
import type { ReadIssue } from './mapping/readIssue.ts';
import { ReadTicket } from './mapping/ReadTicket.ts';
import type { Statuses } from './mapping/statuses.ts';

/** Status changes that are kept of a project, 16 bytes each: fifty for each of 100,000 tickets. */
const MAX_MOVES = 5_000_000;

/** An issue with its history. */
export interface IssueWithMoves {
  readonly issue: ReadIssue;
  readonly moves: Moves;
}

/** What has been read of a project: each issue once, whatever comes twice. */
export class Reading {
  readonly statuses: Statuses;
  readonly #base: string;
  readonly #tickets = new Map<string, ReadTicket>();
  readonly #outOfScope = new Set<string>();
  readonly #unreadable = new Set<string>();
  #moves = 0;

  /** @param base the tracker's, for the sentence of a failure */
  constructor(statuses: Statuses, base: string) {
    this.statuses = statuses;
    this.#base = base;
  }

  get tickets(): ReadonlyMap<string, ReadTicket> {
    return this.#tickets;
  }

  get outOfScope(): number {
    return this.#outOfScope.size;
  }

  /** Issues that lacked what every issue has, each time they came. */
  get unreadable(): ReadonlySet<string> {
    return this.#unreadable;
  }

  get size(): number {
    return this.#tickets.size + this.#outOfScope.size + this.#unreadable.size;
  }

  has(id: string): boolean {
    return this.#tickets.has(id) || this.#outOfScope.has(id);
  }

  add({ issue, moves }: IssueWithMoves): void {
    if (this.has(issue.id)) return;
    if (issue.kind === 'unreadable') {
      this.#unreadable.add(issue.id);
      return;
    }
    this.#unreadable.delete(issue.id);
    if (issue.kind === 'out-of-scope') {
      this.#outOfScope.add(issue.id);
    } else {
      this.#count(moves);
      this.#tickets.set(issue.id, new ReadTicket(issue.facts, moves, this.statuses));
    }
  }

  /** An issue that could not be read and is gone. */
  forget(id: string): void {
    this.#unreadable.delete(id);
  }

  /** Takes another history for a ticket, when it explains more than the one that is known. */
  improve(id: string, moves: Moves): boolean {
    const better = this.#tickets.get(id)?.withMoves(moves);
    if (better?.isExplained !== true) return false;
    this.#count(moves);
    this.#tickets.set(id, better);
    return true;
  }

  /** Tickets whose histories do not lead to where they are now. */
  unexplained(): string[] {
    const ids: string[] = [];
    for (const [id, ticket] of this.#tickets) if (!ticket.isExplained) ids.push(id);
    return ids;
  }

  #count(moves: Moves): void {
    this.#moves += moves.length / 2;
    if (this.#moves > MAX_MOVES) throw paginationFailure(this.#base);
  }
}
