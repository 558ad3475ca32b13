import type { OrderedChanges, StatusCategory, TimedTicket, TimedTransition } from '@roi-insight/roi-math';
import { mentionedStatuses, oldestFirst, orderedChanges, type StatusChanges } from './statusChanges.ts';
import { historyGap } from './historyGap.ts';
import type { TicketFacts } from './readIssue.ts';
import type { Statuses } from './statuses.ts';
import {
  hasEmptyEntries,
  isDamaged,
  sizeAt,
  sizeChangesIn,
  statusChangesIn,
  type TicketChanges,
} from './ticketChanges.ts';
import { transitionsOf } from './transitions.ts';

/**
 * Maximum delay between two dates of one change: Jira records a change of status shortly before or after the date of the category change, and a
 * change at creation shortly after the creation date.
 */
const TOLERANCE_MS = 60_000;

/** A ticket from Jira. Transitions are created on request, because all of them together would fill the memory. */
export class ReadTicket implements TimedTicket {
  readonly #facts: TicketFacts;
  /** Its changes of status. */
  readonly changes: StatusChanges;
  readonly #sizes: TicketChanges;
  readonly #statuses: Statuses;
  readonly #isDamaged: boolean;
  readonly #hasEmptyEntries: boolean;
  /** Whether the ticket is in the scope of the report. */
  readonly isInScope: boolean;

  constructor(facts: TicketFacts, changes: TicketChanges, statuses: Statuses, isInScope = true) {
    this.isInScope = isInScope;
    this.#facts = facts;
    // Sorted once here, because the order of changes is computed whenever it is needed.
    this.changes = oldestFirst(statusChangesIn(changes));
    this.#sizes = sizeChangesIn(changes);
    this.#isDamaged = isDamaged(changes);
    this.#hasEmptyEntries = hasEmptyEntries(changes);
    this.#statuses = statuses;
  }

  get key(): string {
    return this.#facts.key;
  }

  get isBug(): boolean {
    return this.#facts.isBug;
  }

  get type(): string | undefined {
    return this.#facts.type;
  }

  get resolution(): string | null {
    return this.#facts.resolution;
  }

  get loggedHours(): number {
    return this.#facts.loggedHours;
  }

  /**
   * The size when work started, because a size that is set later may depend on how long the work took. For a ticket
   * that was created in progress, or that was never in progress, this is the size when the ticket was created.
   */
  get size(): number {
    const { createdAtMs, size } = this.#facts;
    if (this.#sizes.length === 0) return size;
    const { transitions } = this;
    const startedAtMs = transitions.find(({ to }) => to === 'indeterminate')?.atMs;
    const isStarted = transitions[0]?.from === 'indeterminate';
    return sizeAt(isStarted ? createdAtMs : (startedAtMs ?? createdAtMs), this.#sizes, size);
  }

  get createdAtMs(): number {
    return this.#facts.createdAtMs;
  }

  get category(): StatusCategory {
    return this.#statuses.measuredCategoryOf(this.#facts.status, this.#statedCategory);
  }

  get resolvedAtMs(): number | null {
    const { resolvedAtMs, categoryChangedAtMs } = this.#facts;
    return resolvedAtMs ?? (this.category === 'done' ? categoryChangedAtMs : null);
  }

  /**
   * The transitions for the measurement. If changes in the middle are missing or cannot be read, it is unknown how long the ticket was in progress. Then
   * only its completion is left.
   */
  get transitions(): readonly TimedTransition[] {
    const transitions = transitionsOf(this.#ordered().changes, this.#statuses);
    if (!this.isInterrupted) return transitions;
    const completion = transitions.findLast(({ from, to }) => to === 'done' && from !== 'done');
    if (completion === undefined || transitions.at(-1)?.to !== 'done') return [];
    return [{ ...completion, from: 'new' }];
  }

  /** The same ticket with these changes. */
  withChanges(changes: TicketChanges): ReadTicket {
    return new ReadTicket(this.#facts, changes, this.#statuses, this.isInScope);
  }

  /** Numbers of its current and past statuses. */
  statusNumbers(): Set<number> {
    return this.changedStatuses().add(this.#facts.status);
  }

  /** Numbers of the statuses before and after the changes of the ticket; empty if there are no changes. */
  changedStatuses(): Set<number> {
    return mentionedStatuses(this.changes);
  }

  /**
   * Whether all changes can be read, follow one another, lead to the current status and are as recent as the last change
   * of its category. If not, changes may be missing, or the ticket was imported.
   */
  get hasCompleteHistory(): boolean {
    const ordered = this.#ordered();
    return ordered.isClear && !this.#isDamaged && this.#isWhole(ordered);
  }

  /**
   * Whether changes seem to be missing. A ticket without any change is one of them only if its category has changed since its creation: the funnel
   * counts the others, which may have been imported.
   */
  get lacksChanges(): boolean {
    return !this.hasCompleteHistory && (this.changes.length > 0 || this.isInterrupted || !this.#isRecent([]));
  }

  get hasSeveralChanges(): boolean {
    return this.changes.length > 2;
  }

  /**
   * Whether changes cannot be read, or start from another status than the one to which the previous change led. An empty entry of the changelog counts
   * only if a change is missing: pipelines empty the entries of fields that they leave out.
   */
  get isInterrupted(): boolean {
    const ordered = this.#ordered();
    const isEmptied = this.#hasEmptyEntries && !this.#isWhole(ordered);
    return this.#isDamaged || isEmptied || historyGap(ordered.changes, this.#statuses) === 'middle';
  }

  /** Whether the changes that can be read follow one another and lead to the current status. */
  #isWhole({ changes }: OrderedChanges<number>): boolean {
    const last = changes.at(-1)?.to;
    const isReached =
      last === undefined ? this.#statedCategory === 'new' : this.#statuses.areSame(last, this.#facts.status);
    return isReached && this.#isRecent(changes) && historyGap(changes, this.#statuses) === null;
  }

  #ordered(): OrderedChanges<number> {
    return orderedChanges(this.changes, this.#statuses, this.#facts.status);
  }

  /** Whether the last change of category is among the changes. */
  #isRecent(changes: OrderedChanges<number>['changes']): boolean {
    const { createdAtMs, categoryChangedAtMs } = this.#facts;
    const categoryOf = (status: number) => this.#statuses.categoryOf(status);
    const last = changes.findLast(({ from, to }) => from === null || categoryOf(from) !== categoryOf(to));
    const changedAtMs = last?.atMs ?? createdAtMs;
    return (categoryChangedAtMs ?? changedAtMs) - changedAtMs < TOLERANCE_MS;
  }

  /** The category in Jira, no matter which statuses count as work in the report. */
  get #statedCategory(): StatusCategory {
    return this.#facts.category ?? this.#statuses.categoryOf(this.#facts.status);
  }
}
