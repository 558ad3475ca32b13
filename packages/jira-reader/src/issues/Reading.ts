import type { AppliedScope, AvailableScope, AvailableStatus, Scope } from '@roi-insight/contracts';
import { type Moves, type ReadIssue, ReadTicket, type Statuses } from '@roi-insight/jira-tickets';
import { paginationFailure } from '../http/paginationFailure.ts';
import { mostFrequent, ScopeCounts } from './ScopeCounts.ts';

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
  readonly #scope: Scope | undefined;
  readonly #counts: ScopeCounts;
  readonly #tickets = new Map<string, ReadTicket>();
  readonly #outOfScope = new Set<string>();
  readonly #unreadable = new Set<string>();
  #moves = 0;

  /**
   * @param base the tracker's, for the sentence of a failure
   * @param scope which tickets the report takes; all are read and counted
   */
  constructor(statuses: Statuses, base: string, scope: Scope | undefined) {
    this.statuses = statuses;
    this.#base = base;
    this.#scope = scope;
    this.#counts = new ScopeCounts(scope);
    if (scope?.work_statuses !== undefined) statuses.countAsWork(scope.work_statuses);
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
      const isInScope = this.#counts.take(issue.scope);
      this.#tickets.set(issue.id, new ReadTicket(issue.facts, moves, this.statuses, isInScope));
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

  /** What the scope can be narrowed to. */
  available(): AvailableScope {
    return {
      types: this.#counts.available('types'),
      components: this.#counts.available('components'),
      labels: this.#counts.available('labels'),
      statuses: mostFrequent([...this.#statusCounts().values()], new Set(this.#scope?.work_statuses)),
    };
  }

  /** The scope, with names; undefined when nothing was chosen. */
  appliedScope(): AppliedScope | undefined {
    const { types, components, labels, work_statuses: work } = this.#scope ?? {};
    if ([types, components, labels, work].every((list) => list === undefined)) return undefined;
    const statuses = work === undefined ? undefined : this.#statusCounts();
    return {
      ...(types && { types: this.#counts.named('types', types) }),
      ...(components && { components: this.#counts.named('components', components) }),
      ...(labels && { labels: this.#counts.named('labels', labels) }),
      ...(work && { work_statuses: work.map((id) => ({ id, name: statuses?.get(id)?.name ?? id })) }),
    };
  }

  /** Statuses by id, with the tickets that are or were in each. */
  #statusCounts(): Map<string, AvailableStatus> {
    const counts = new Map<string, AvailableStatus>();
    for (const ticket of this.#tickets.values()) {
      const statuses = [...ticket.statusNumbers()].flatMap((number) => this.statuses.describe(number) ?? []);
      for (const { id, name, isInProgress } of new Map(statuses.map((status) => [status.id, status])).values()) {
        const tickets = (counts.get(id)?.tickets ?? 0) + 1;
        counts.set(id, { id, name, tickets, in_progress: isInProgress });
      }
    }
    return counts;
  }

  #count(moves: Moves): void {
    this.#moves += moves.length / 2;
    if (this.#moves > MAX_MOVES) throw paginationFailure(this.#base);
  }
}
