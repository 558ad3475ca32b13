import type { UnreadableFileError } from '@roi-insight/file-reading';

/** Maximum number of listed problems; further ones are only counted. */
export const MAX_LISTED_PROBLEMS = 20;

/** Maximum length of a quoted part of the file, in characters. */
const MAX_QUOTED = 60;

/** A part of a file that cannot be used. */
export interface FileProblem {
  /** Line number from 1; null if the problem concerns no line. */
  readonly line: number | null;
  readonly message: string;
}

/** A status whose meaning is not known. */
export interface UnknownStatus {
  readonly name: string;
  /** Line of the first occurrence; null in JSON, where lines mean nothing. */
  readonly line: number | null;
  /** In JSON: the first issue that has or had the status. */
  readonly issue: string | null;
  /** Number of occurrences. */
  readonly count: number;
}

/** Why a file cannot be used. */
export interface TicketFileRefusal {
  readonly kind: 'refused';
  /** The first {@link MAX_LISTED_PROBLEMS}, by line. */
  readonly problems: readonly FileProblem[];
  /** Number of all problems. */
  readonly count: number;
  /** Statuses that need a meaning. */
  readonly unknownStatuses: readonly UnknownStatus[];
  /** Whether unknown statuses are the only problems. */
  readonly needsStatusesOnly: boolean;
}

/** Collects the problems of a file. */
export class Problems {
  readonly #listed: FileProblem[] = [];
  #count = 0;

  add(line: number | null, message: string): void {
    this.#count += 1;
    // Problems are found in the order of the file, as a rule, so that those beyond the limit are further down.
    if (this.#listed.length < MAX_LISTED_PROBLEMS) this.#listed.push({ line, message });
  }

  /** Adds the problem that ended the reading. It is always listed. */
  end({ line, message }: UnreadableFileError): void {
    this.#count += 1;
    this.#listed.splice(MAX_LISTED_PROBLEMS - 1, 1);
    this.#listed.push({ line, message });
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  refusal(unknownStatuses: readonly UnknownStatus[]): TicketFileRefusal {
    const ofStatuses = unknownStatuses.map((status) => ({ line: status.line, message: describeUnknownStatus(status) }));
    const problems = [...this.#listed, ...ofStatuses].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return {
      kind: 'refused',
      problems: problems.slice(0, MAX_LISTED_PROBLEMS),
      count: this.#count + unknownStatuses.length,
      unknownStatuses,
      needsStatusesOnly: this.isEmpty && unknownStatuses.length > 0,
    };
  }
}

function describeUnknownStatus({ name, issue, count }: UnknownStatus): string {
  const where = issue === null ? '' : ` of issue ${quoted(issue)}`;
  const more = count === 1 ? '' : ` It occurs ${count} times.`;
  return `The status ${quoted(name)}${where} is not known: say whether it means new, in progress or done.${more}`;
}

/** A part of the file, shortened and on one line. */
export function quoted(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return `“${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}”`;
}
