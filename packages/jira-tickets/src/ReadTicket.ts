import type { StatusCategory, TimedTicket, TimedTransition } from '@roi-insight/roi-math';
import { lastCategoryChangeMs, lastStatuses, mentionedStatuses, type StatusChanges } from './statusChanges.ts';
import type { TicketFacts } from './readIssue.ts';
import type { Statuses } from './statuses.ts';
import { transitionsOf } from './transitions.ts';

/** Jira writes down a change of status a moment before or after its date, and one at the creation a moment after that. */
const TOLERANCE_MS = 60_000;

/** A ticket as it was read. Its transitions are made when they are asked for: all at once would fill the memory. */
export class ReadTicket implements TimedTicket {
  readonly #facts: TicketFacts;
  readonly #changes: StatusChanges;
  readonly #statuses: Statuses;
  /** Whether the scope of the report takes it. */
  readonly isInScope: boolean;

  constructor(facts: TicketFacts, changes: StatusChanges, statuses: Statuses, isInScope = true) {
    this.isInScope = isInScope;
    this.#facts = facts;
    this.#changes = changes.slice(); // without the room that lists leave to grow
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
  withChanges(changes: StatusChanges): ReadTicket {
    return new ReadTicket(this.#facts, changes, this.#statuses, this.isInScope);
  }

  /** Numbers of the statuses that it is or was in. */
  statusNumbers(): Set<number> {
    const numbers = mentionedStatuses(this.#changes);
    return numbers.add(this.#facts.status);
  }

  /**
   * Whether the changes lead to where the ticket is now, and are as recent as its last change of category. Where they do not,
   * some may have been left out; tickets that were imported have the same look.
   */
  get hasCompleteHistory(): boolean {
    const { createdAtMs, categoryChangedAtMs } = this.#facts;
    const category = this.#statedCategory;
    const categoryOf = (status: number) => this.#statuses.categoryOf(status);
    const last = lastStatuses(this.#changes);
    const leadsHere = last.length === 0 ? category === 'new' : last.some((status) => categoryOf(status) === category);
    const changedAtMs = lastCategoryChangeMs(this.#changes, categoryOf) ?? createdAtMs;
    return leadsHere && (categoryChangedAtMs ?? changedAtMs) - changedAtMs < TOLERANCE_MS;
  }

  /** As Jira counts it, whatever counts as work in the report. */
  get #statedCategory(): StatusCategory {
    return this.#facts.category ?? this.#statuses.categoryOf(this.#facts.status);
  }
}
