import type { StatusCategory, TimedTicket, TimedTransition } from '@roi-insight/roi-math';
import { lastStatuses, type Moves } from './moves.ts';
import type { TicketFacts } from './readIssue.ts';
import type { Statuses } from './statuses.ts';
import { transitionsOf } from './transitions.ts';

/** A status can change a moment after the issue was created, in the same request. */
const CREATION_MS = 60_000;

/** A ticket as it was read. Its transitions are made when they are asked for: all at once would fill the memory. */
export class ReadTicket implements TimedTicket {
  readonly #facts: TicketFacts;
  readonly #moves: Moves;
  readonly #statuses: Statuses;

  constructor(facts: TicketFacts, moves: Moves, statuses: Statuses) {
    this.#facts = facts;
    this.#moves = moves.slice(); // without the room that lists leave to grow
    this.#statuses = statuses;
  }

  get key(): string {
    return this.#facts.key;
  }

  get isBug(): boolean {
    return this.#facts.isBug;
  }

  get createdAtMs(): number {
    return this.#facts.createdAtMs;
  }

  get category(): StatusCategory {
    const { category } = this.#facts;
    return typeof category === 'string' ? category : this.#statuses.categoryOf(category.status);
  }

  get resolvedAtMs(): number | null {
    const { resolvedAtMs, categoryChangedAtMs } = this.#facts;
    return resolvedAtMs ?? (this.category === 'done' ? categoryChangedAtMs : null);
  }

  get transitions(): readonly TimedTransition[] {
    return transitionsOf(this.#moves, this.#statuses);
  }

  /** The same ticket with these moves. */
  withMoves(moves: Moves): ReadTicket {
    return new ReadTicket(this.#facts, moves, this.#statuses);
  }

  /**
   * Whether the moves lead to where the ticket is now. Where they do not, some may have been left out; tickets that were
   * imported have the same look.
   */
  get isExplained(): boolean {
    const { createdAtMs, categoryChangedAtMs } = this.#facts;
    const { category } = this;
    const last = lastStatuses(this.#moves);
    if (last.length > 0) return last.some((status) => this.#statuses.categoryOf(status) === category);
    return category === 'new' && (categoryChangedAtMs ?? createdAtMs) - createdAtMs < CREATION_MS;
  }
}
