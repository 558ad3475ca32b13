import {
  type AppliedScope,
  type AvailableScope,
  type AvailableStatus,
  MAX_SCOPE_NAME_LENGTH,
  MAX_UNCLEAR_STATUSES,
  type Scope,
} from '@roi-insight/contracts';
import { isTooMany, type ReadIssue, ReadTicket, type Statuses, type TicketChanges } from '@roi-insight/jira-tickets';
import { historiesFailure } from '../http/historiesFailure.ts';
import type { ReadingDoubts } from '../tracker/tracker.ts';
import { mostFrequent, ScopeCounts } from './ScopeCounts.ts';

/** Maximum number of changes of status and size in a project, at 16 bytes each: fifty for each of 100,000 tickets. */
const MAX_CHANGES = 5_000_000;

/** An issue with its history. */
export interface IssueWithChanges {
  readonly issue: ReadIssue;
  readonly changes: TicketChanges;
}

/** The issues of a project that have been read, without duplicates. */
export class IssueCollection {
  readonly statuses: Statuses;
  readonly #base: string;
  readonly #scope: Scope | undefined;
  readonly #counts: ScopeCounts;
  readonly #tickets = new Map<string, ReadTicket>();
  readonly #outOfScope = new Set<string>();
  readonly #unreadable = new Map<string, string>();
  #changes = 0;

  /** `base`: the tracker's address, for failures. `scope` selects the report's tickets; all are read and counted. */
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

  /** Keys, by id, of issues that lacked required fields on every attempt. */
  get unreadable(): ReadonlyMap<string, string> {
    return this.#unreadable;
  }

  get size(): number {
    return this.#tickets.size + this.#outOfScope.size + this.#unreadable.size;
  }

  has(id: string): boolean {
    return this.#tickets.has(id) || this.#outOfScope.has(id);
  }

  add({ issue, changes }: IssueWithChanges): void {
    if (this.has(issue.id)) return;
    if (issue.kind === 'unreadable') {
      this.#unreadable.set(issue.id, issue.key);
      return;
    }
    this.#unreadable.delete(issue.id);
    if (issue.kind === 'out-of-scope') {
      this.#outOfScope.add(issue.id);
    } else {
      this.#count(changes);
      const isInScope = this.#counts.take(issue.scope);
      this.#tickets.set(issue.id, new ReadTicket(issue.facts, changes, this.statuses, isInScope));
    }
  }

  /** Removes an unreadable issue that has been deleted or hidden meanwhile. */
  forget(id: string): void {
    this.#unreadable.delete(id);
  }

  /** Replaces a ticket's history if the new one is complete. Returns whether the new history is complete. */
  improve(id: string, changes: TicketChanges): boolean {
    const better = this.#tickets.get(id)?.withChanges(changes);
    if (better?.hasCompleteHistory !== true) return false;
    this.#count(changes);
    this.#tickets.set(id, better);
    return true;
  }

  /** Tickets whose histories do not lead to their current status. */
  idsWithIncompleteHistory(): string[] {
    const ids: string[] = [];
    for (const [id, ticket] of this.#tickets) if (!ticket.hasCompleteHistory) ids.push(id);
    return ids;
  }

  /**
   * Keys of the tickets in the scope whose histories lack changes in the middle or have changes that cannot be read; [] if there are few of them.
   * @param incomplete ids of the tickets with an incomplete history
   */
  interruptedHistories(incomplete: readonly string[]): string[] {
    const interrupted = incomplete.flatMap((id) => {
      const ticket = this.#tickets.get(id);
      return ticket?.isInScope === true && ticket.isInterrupted ? [ticket.key] : [];
    });
    const all = [...this.#tickets.values()].filter((ticket) => ticket.isInScope);
    // Only several changes can have a gap between them.
    const several = all.filter((ticket) => ticket.hasSeveralChanges);
    return isTooMany(interrupted.length, all.length, several.length) ? interrupted.toSorted() : [];
  }

  /** The uncertain data of the tickets in the scope. */
  doubts(): ReadingDoubts {
    const unclear = this.statuses.unclear();
    const tickets = new Map<string, number>();
    let incompleteHistories = 0;
    for (const ticket of this.#tickets.values()) {
      if (!ticket.isInScope) continue;
      if (ticket.lacksChanges) incompleteHistories += 1;
      if (unclear.size === 0) continue;
      const names = new Set([...ticket.changedStatuses()].flatMap((number) => unclear.get(number) ?? []));
      for (const name of names) tickets.set(name, (tickets.get(name) ?? 0) + 1);
    }
    const unclearStatuses = [...tickets]
      .map(([name, count]) => ({ name: name.slice(0, MAX_SCOPE_NAME_LENGTH), tickets: count }))
      .toSorted((a, b) => b.tickets - a.tickets || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_UNCLEAR_STATUSES);
    return { incompleteHistories, unclearStatuses };
  }

  /** The types, components, labels and statuses to choose from. */
  available(): AvailableScope {
    return {
      types: this.#counts.available('types'),
      components: this.#counts.available('components'),
      labels: this.#counts.available('labels'),
      statuses: mostFrequent([...this.#statusCounts().values()], new Set(this.#scope?.work_statuses)),
    };
  }

  /** The scope with names; undefined if none was chosen. */
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

  /** By id of a status: the number of tickets that are or were in the status. */
  #statusCounts(): Map<string, AvailableStatus> {
    const counts = new Map<string, AvailableStatus>();
    const counted = new Set<string>();
    for (const ticket of this.#tickets.values()) {
      counted.clear();
      for (const number of ticket.statusNumbers()) {
        const status = this.statuses.describe(number);
        if (status === null) continue;
        const { id, name, isInProgress } = status;
        const tickets = (counts.get(id)?.tickets ?? 0) + (counted.has(id) ? 0 : 1);
        counts.set(id, { id, name, tickets, in_progress: isInProgress });
        counted.add(id);
      }
    }
    return counts;
  }

  #count(changes: TicketChanges): void {
    this.#changes += changes.length / 2;
    if (this.#changes > MAX_CHANGES) throw historiesFailure(this.#base);
  }
}
