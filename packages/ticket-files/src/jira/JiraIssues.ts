import type { TicketProblem } from '@roi-insight/contracts';
import {
  DAMAGED,
  isDamaged,
  instantMs,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  type ReadIssue,
  readIssue,
  ORIGINAL_ESTIMATE,
  parseTicketChanges,
  ReadTicket,
  Statuses,
  textOf,
  type TicketChanges,
  type TicketContext,
} from '@roi-insight/jira-tickets';
import { impossibleInstant } from '../dateBounds.ts';
import { Defects } from '../Defects.ts';
import { excerpt } from '../excerpt.ts';
import { ImpossibleOrders } from '../ImpossibleOrders.ts';
import { problemList, type ProblemList, type Problems, type UnknownStatus } from '../Problems.ts';
import { type StatusMap, statusKey } from '../statusMap.ts';
import { TicketFileError } from '../TicketFileError.ts';
import { impossibleOrder } from './impossibleOrder.ts';
import { mappedTable } from './mappedTable.ts';
import { rankOf } from './rankOf.ts';
import { withItems } from './withItems.ts';

/** A version of an issue: an export may have several, in any order. */
interface Version {
  readonly ticket: ReadTicket;
  readonly latestMs: number;
}

/** Maximum number of issues in a file. */
const MAX_ISSUES = 1_000_000;

interface IssueOptions {
  readonly statuses: StatusMap;
  /** The present: later dates are refused. */
  readonly nowMs: number;
  /** Converts a wall-clock time without an offset to an instant. */
  readonly instantOf: (wall: number) => number;
}

/**
 * Builds tickets from Jira issues with changelogs. A repeated issue counts once, as when tickets are read from Jira: of several versions, the one with the
 * latest date.
 */
export class JiraIssues {
  /** Jira's issues have times. */
  readonly hasWholeDays = false;
  /** Jira's issues have an estimate instead of a column. */
  readonly sizeColumn = null;
  readonly #map: StatusMap;
  readonly #nowMs: number;
  readonly #problems: Problems;
  readonly #statuses: Statuses;
  readonly #context: TicketContext;
  readonly #versions = new Map<string, Version>();
  /** Other versions with the same latest date, by id. */
  readonly #rivals: (readonly [string, Version])[] = [];
  /** When each issue that is out of scope was updated last; -Infinity if that is unknown. */
  readonly #outOfScope = new Map<string, number>();
  readonly #unreadable = new Set<string>();
  readonly #impossible = new ImpossibleOrders();
  readonly #defects = new Defects();
  #withId = 0;
  #withoutId = 0;
  #latestMs = -Infinity;

  constructor({ statuses, nowMs, instantOf }: IssueOptions, problems: Problems) {
    this.#map = statuses;
    this.#nowMs = nowMs;
    this.#problems = problems;
    this.#statuses = new Statuses(
      mappedTable(statuses),
      (limit) => new TicketFileError(null, { kind: 'too-many-changed-statuses', limit }),
    );
    this.#context = { statuses: this.#statuses, size: ORIGINAL_ESTIMATE, instantOf };
  }

  /** @param number position of the issue in the file, from 1 */
  take(value: JsonObject, number: number): void {
    if (number > MAX_ISSUES) throw new TicketFileError(null, { kind: 'too-many-issues' });
    const name = textOf(value, 'key') ?? `number ${number}`;
    const issue = readIssue(value, this.#context);
    if (issue === null) return this.lose(name, { kind: 'issue-without-id', issue: excerpt(name) });
    this.#withId += 1;
    const fields = objectOf(value['fields']);
    if (issue.kind === 'out-of-scope') {
      const latestMs = Math.max(this.#outOfScope.get(issue.id) ?? -Infinity, this.#updatedMs(fields) ?? -Infinity);
      return void this.#outOfScope.set(issue.id, latestMs);
    }
    this.#statuses.learn(objectOf(fields['status']));
    if (issue.kind === 'unreadable') {
      this.#unreadable.add(issue.id);
      return this.#defects.add(name, { kind: 'unreadable-issue', issue: excerpt(name), field: issue.field }, null);
    }
    const changes = this.#changesOf(value, name);
    this.#keep(issue, changes, fields);
  }

  /** Counts an item that is no issue. @param name a name that no other issue has */
  lose(name: string, problem: TicketProblem, line: number | null = null): void {
    this.#withoutId += 1;
    this.#defects.add(name, problem, line);
  }

  /** Chooses between versions, and checks the order of dates and the number of defects. Call it after the last issue. */
  finish(): void {
    for (const [id, rival] of this.#rivals) {
      const known = this.#versions.get(id);
      if (
        known?.latestMs === rival.latestMs &&
        rankOf(rival.ticket, this.#statuses) > rankOf(known.ticket, this.#statuses)
      )
        this.#versions.set(id, rival);
    }
    for (const [id, updatedMs] of this.#outOfScope) {
      if (updatedMs > (this.#versions.get(id)?.latestMs ?? -Infinity)) this.#versions.delete(id);
      else if (this.#versions.has(id)) this.#outOfScope.delete(id);
    }
    for (const [id, { ticket }] of this.#versions) {
      const order = impossibleOrder(ticket);
      if (order === null) continue;
      this.#versions.delete(id);
      this.#unreadable.add(id);
      this.#impossible.add(order, ticket.key, null);
    }
    this.#defects.report(this.size, this.#problems);
    this.#impossible.report(this.#versions.size + this.#impossible.count, null, this.#problems);
  }

  get tickets(): readonly ReadTicket[] {
    return [...this.#versions.values()].map(({ ticket }) => ticket);
  }

  get outOfScope(): number {
    return this.#outOfScope.size;
  }

  get unreadable(): number {
    return this.#unreadableIds.length + this.#withoutId;
  }

  /** Number of versions that do not count, because the issue has a newer one. */
  get olderVersions(): number {
    return this.#withId - this.#versions.size - this.outOfScope - this.#unreadableIds.length;
  }

  get defects(): ProblemList {
    return problemList(this.#defects.problems, this.#impossible.problems);
  }

  get #unreadableIds(): readonly string[] {
    return [...this.#unreadable].filter((id) => !this.#versions.has(id) && !this.#outOfScope.has(id));
  }

  get incompleteHistories(): number {
    return this.tickets.filter(({ lacksChanges }) => lacksChanges).length;
  }

  /** Number of different issues. */
  get size(): number {
    return this.#versions.size + this.outOfScope + this.unreadable;
  }

  get changes(): number {
    return this.tickets.reduce((sum, { changes }) => sum + changes.length / 2, 0);
  }

  get latestMs(): number {
    return this.#latestMs;
  }

  get unknownStatuses(): readonly UnknownStatus[] {
    const keysOf = new Map([...this.#statuses.unknown().keys()].map((number) => [number, new Array<string>()]));
    if (keysOf.size === 0) return [];
    for (const ticket of this.tickets)
      for (const number of ticket.statusNumbers()) keysOf.get(number)?.push(ticket.key);
    const byKey = new Map<string, UnknownStatus>();
    for (const [number, { id, name }] of this.#statuses.unknown()) {
      const shown = name ?? id ?? '';
      const keys = keysOf.get(number) ?? [];
      if (keys.length === 0) continue; // only issues that are left out have this status
      const { issue = null, count = 0 } = byKey.get(statusKey(shown)) ?? {};
      byKey.set(statusKey(shown), {
        name: shown,
        line: null,
        issue: issue ?? keys[0] ?? null,
        count: count + keys.length,
      });
    }
    return [...byKey.values()];
  }

  #keep({ id, facts }: Extract<ReadIssue, { kind: 'ticket' }>, changes: TicketChanges, fields: JsonObject): void {
    // The map overrides the category that the issue states.
    const isMapped = this.#map.has(statusKey(textOf(objectOf(fields['status']), 'name') ?? ''));
    const ticket = new ReadTicket(isMapped ? { ...facts, category: null } : facts, changes, this.#statuses);
    const dates = [
      { field: 'created', ms: facts.createdAtMs },
      { field: 'resolutiondate', ms: facts.resolvedAtMs },
      { field: 'statuscategorychangedate', ms: facts.categoryChangedAtMs },
      ...ticket.changes.flatMap((ms, index) => (index % 2 === 0 ? [{ field: null, ms }] : [])),
    ];
    if (dates.map((date) => this.#isPossible(facts.key, date)).includes(false)) return void this.#unreadable.add(id);
    const eventMs = Math.max(...dates.map(({ ms }) => ms ?? -Infinity));
    // The dates of an issue that is left out do not show until when the file knows the others.
    if (impossibleOrder(ticket) === null) this.#latestMs = Math.max(this.#latestMs, eventMs);
    const latestMs = Math.max(eventMs, this.#updatedMs(fields) ?? eventMs);
    const knownMs = this.#versions.get(id)?.latestMs ?? -Infinity;
    if (latestMs > knownMs) this.#versions.set(id, { ticket, latestMs });
    if (latestMs === knownMs) this.#rivals.push([id, { ticket, latestMs }]);
  }

  /** When a version was updated; null if it does not say so, or names an impossible moment, which would beat every other version. */
  #updatedMs({ updated }: JsonObject): number | null {
    const ms = instantMs(updated, this.#context.instantOf);
    return ms === null || impossibleInstant(ms, this.#nowMs) !== null ? null : ms;
  }

  /** Whether a date is possible. @param field the field of the issue; null for a change of status */
  #isPossible(key: string, { field, ms }: { readonly field: string | null; readonly ms: number | null }): boolean {
    const why = ms === null ? null : impossibleInstant(ms, this.#nowMs);
    if (ms === null || why === null) return true;
    const instant = new Date(ms).toISOString();
    this.#defects.add(key, { kind: 'issue-date', issue: excerpt(key), field, instant, why }, null);
    return false;
  }

  /** The changes of status and size; damaged if the issue's changelog is not whole. */
  #changesOf(value: JsonObject, name: string): TicketChanges {
    const changelog = objectOf(value['changelog']);
    const histories = listOf(changelog['histories'])?.map(withItems);
    const changes = parseTicketChanges(histories ?? changelog['histories'], this.#context);
    const total = numberOf(changelog, 'total') ?? 0;
    const entries = histories?.length ?? 0;
    const issue = excerpt(name);
    const isPartial = total > entries;
    if (changelog['histories'] === undefined) this.#defects.add(name, { kind: 'no-changelog', issue }, null);
    else if (isDamaged(changes)) this.#defects.add(name, { kind: 'damaged-changelog', issue }, null);
    else if (isPartial) this.#defects.add(name, { kind: 'partial-changelog', issue, entries, total }, null);
    return isPartial ? [...changes, ...DAMAGED] : changes;
  }
}
