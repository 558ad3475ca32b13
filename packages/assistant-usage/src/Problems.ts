import type { UsageFailure } from '@roi-insight/contracts';
import type { PersonMapping } from './personTable/PersonMapping.ts';

/** Maximum number of listed failures. Further failures are only counted. */
const MAX_LISTED = 20;

/** A table of an unknown format, for the user to say what its columns mean. */
export interface UnknownTable {
  readonly file: string;
  readonly headings: readonly string[];
  /** The headings that have usual names. */
  readonly suggested: PersonMapping;
}

/** The reasons why files cannot be used. */
export interface UsageRefusal {
  readonly kind: 'refused';
  /** The first failures, in the order in which they were found. */
  readonly failures: readonly UsageFailure[];
  /** Number of all failures. */
  readonly count: number;
  /** The first table of an unknown format, if its first line has headings. */
  readonly table?: UnknownTable;
}

/** Thrown when the rest of a file cannot be read. */
export class UsageError extends Error {
  readonly failure: UsageFailure;

  constructor(failure: UsageFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

export class Problems {
  readonly #listed: UsageFailure[] = [];
  #count = 0;

  add(failure: UsageFailure): void {
    this.#count += 1;
    if (this.#listed.length < MAX_LISTED) this.#listed.push(failure);
  }

  addAll(other: Problems): void {
    this.#listed.push(...other.#listed.slice(0, MAX_LISTED - this.#listed.length));
    this.#count += other.#count;
  }

  /** Adds the failure that ended the reading of a file. It is always listed. */
  end(failure: UsageFailure): void {
    this.#count += 1;
    this.#listed.splice(MAX_LISTED - 1, 1);
    this.#listed.push(failure);
  }

  get count(): number {
    return this.#count;
  }

  refusal(): UsageRefusal {
    return { kind: 'refused', failures: [...this.#listed], count: this.#count };
  }
}
