import type { TicketProblem } from '@roi-insight/contracts';
import { UnreadableFileError } from '@roi-insight/file-reading';
import { excerpt } from './excerpt.ts';
import { TicketFileError } from './TicketFileError.ts';

/** Maximum number of listed problems; further ones are only counted. */
export const MAX_LISTED_PROBLEMS = 20;

/** A part of a file that cannot be used. */
export interface FileProblem {
  /** Line number from 1; null if the problem concerns no line. */
  readonly line: number | null;
  readonly problem: TicketProblem;
}

/** A status whose meaning is not known. */
export interface UnknownStatus {
  readonly name: string;
  /** Line of the first occurrence; null in JSON, where lines mean nothing. */
  readonly line: number | null;
  /** The first issue that has or had the status; null in a table. */
  readonly issue: string | null;
  /** Number of occurrences. */
  readonly count: number;
  /** Whether it is one of Jira's categories of statuses. */
  readonly isCategory?: boolean;
}

/** Problems of a file. */
export interface ProblemList {
  /** The first {@link MAX_LISTED_PROBLEMS}, by line. */
  readonly problems: readonly FileProblem[];
  /** Number of all problems. */
  readonly count: number;
}

/** The reasons why a file cannot be used. */
export interface TicketFileRefusal extends ProblemList {
  readonly kind: 'refused';
  /** Statuses that need a meaning. */
  readonly unknownStatuses: readonly UnknownStatus[];
  /** Whether unknown statuses are the only problems. */
  readonly needsStatusesOnly: boolean;
}

/** Collects the problems of a file. */
export class Problems {
  readonly #listed: FileProblem[] = [];
  #count = 0;

  add(line: number | null, problem: TicketProblem): void {
    this.#count += 1;
    // Problems are usually found in the order of the file, so problems beyond the limit are further down.
    if (this.#listed.length < MAX_LISTED_PROBLEMS) this.#listed.push({ line, problem });
  }

  /** Adds all problems of another list. */
  addAll(other: Problems): void {
    this.#listed.push(...other.#listed.slice(0, MAX_LISTED_PROBLEMS - this.#listed.length));
    this.#count += other.#count;
  }

  /** Adds the problem that ended the reading. It is always listed. Errors of other kinds are thrown again. */
  end(cause: unknown): void {
    if (!(cause instanceof UnreadableFileError || cause instanceof TicketFileError)) throw cause;
    this.#count += 1;
    this.#listed.splice(MAX_LISTED_PROBLEMS - 1, 1);
    this.#listed.push({ line: cause.line, problem: cause.problem });
  }

  /** The first problems, in the order of their addition. */
  get listed(): readonly FileProblem[] {
    return this.#listed;
  }

  get count(): number {
    return this.#count;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  refusal(unknownStatuses: readonly UnknownStatus[]): TicketFileRefusal {
    const all = [...this.#listed, ...unknownStatuses.map(problemOfStatus)];
    return {
      kind: 'refused',
      ...listOf(all, this.#count + unknownStatuses.length),
      unknownStatuses,
      needsStatusesOnly: this.isEmpty && unknownStatuses.length > 0,
    };
  }
}

/** All problems of several collections. */
export function problemList(...collections: readonly Problems[]): ProblemList {
  return listOf(
    collections.flatMap(({ listed }) => listed),
    collections.reduce((sum, { count }) => sum + count, 0),
  );
}

const listOf = (problems: readonly FileProblem[], count: number): ProblemList => ({
  problems: problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, MAX_LISTED_PROBLEMS),
  count,
});

function problemOfStatus({ name, line, issue, count, isCategory }: UnknownStatus): FileProblem {
  const kind = isCategory === true ? 'unknown-category' : 'unknown-status';
  return { line, problem: { kind, name: excerpt(name), issue: issue === null ? null : excerpt(issue), count } };
}
