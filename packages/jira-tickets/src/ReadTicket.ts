import type { StatusCategory, TimedTicket, TimedTransition } from '@roi-insight/roi-math';
import { lastCategoryChangeMs, lastStatuses, mentionedStatuses, type StatusChanges } from './statusChanges.ts';
import { historyGap } from './historyGap.ts';
import type { TicketFacts } from './readIssue.ts';
import type { Statuses } from './statuses.ts';
import { sizeAt, sizeChangesIn, statusChangesIn, type TicketChanges } from './ticketChanges.ts';
import { transitionsOf } from './transitions.ts';

/**
 * Maximum delay between two dates of one change: Jira records a change of status shortly before or after the date of the category change, and a
 * change at creation shortly after the creation date.
 */
const TOLERANCE_MS = 60_000;

/** A ticket from Jira. Transitions are created on request, because all of them together would fill the memory. */
export class ReadTicket implements TimedTicket {
  readonly #facts: TicketFacts;
  readonly #changes: StatusChanges;
  readonly #sizes: TicketChanges;
  readonly #statuses: Statuses;
  /** Whether the ticket is in the scope of the report. */
  readonly isInScope: boolean;

  constructor(facts: TicketFacts, changes: TicketChanges, statuses: Statuses, isInScope = true) {
    this.isInScope = isInScope;
    this.#facts = facts;
    this.#changes = statusChangesIn(changes);
    this.#sizes = sizeChangesIn(changes);
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

  get transitions(): readonly TimedTransition[] {
    return transitionsOf(this.#changes, this.#statuses);
  }

  /** The same ticket with these changes. */
  withChanges(changes: TicketChanges): ReadTicket {
    return new ReadTicket(this.#facts, changes, this.#statuses, this.isInScope);
  }

  /** Numbers of its current and past statuses. */
  statusNumbers(): Set<number> {
    return this.changedStatuses().add(this.#facts.status);
  }

  /** Numbers of the statuses before and after its changes; empty if it has no changes. */
  changedStatuses(): Set<number> {
    return mentionedStatuses(this.#changes);
  }

  /**
   * Whether the changes follow one another, lead to the current status and are as recent as the last change of its
   * category. If not, changes may be missing. Imported tickets look the same.
   */
  get hasCompleteHistory(): boolean {
    const { createdAtMs, categoryChangedAtMs } = this.#facts;
    const category = this.#statedCategory;
    const categoryOf = (status: number) => this.#statuses.categoryOf(status);
    const last = lastStatuses(this.#changes);
    const leadsHere = last.length === 0 ? category === 'new' : last.some((status) => categoryOf(status) === category);
    const changedAtMs = lastCategoryChangeMs(this.#changes, categoryOf) ?? createdAtMs;
    const isRecent = (categoryChangedAtMs ?? changedAtMs) - changedAtMs < TOLERANCE_MS;
    return leadsHere && isRecent && historyGap(this.#changes, this.#statuses) === null;
  }

  get hasSeveralChanges(): boolean {
    return this.#changes.length > 2;
  }

  /** Whether a change starts from another status than the one to which the previous change led. */
  get isInterrupted(): boolean {
    return historyGap(this.#changes, this.#statuses) === 'middle';
  }

  /** The category in Jira, no matter which statuses count as work in the report. */
  get #statedCategory(): StatusCategory {
    return this.#facts.category ?? this.#statuses.categoryOf(this.#facts.status);
  }
}
