/** Problems that are listed; of more, the number is given. */
export const MAX_LISTED_PROBLEMS = 20;

/** The longest part of a file that a problem quotes, in characters. */
const MAX_QUOTED = 60;

/** Something in a file that cannot be used. */
export interface FileProblem {
  /** From 1; null where it concerns no line. */
  readonly line: number | null;
  readonly message: string;
}

/** A status that is not known. */
export interface UnknownStatus {
  readonly name: string;
  /** Where it comes first; null in JSON, whose lines mean nothing. */
  readonly line: number | null;
  /** In JSON: the first issue that has or had it. */
  readonly issue: string | null;
  /** How often it comes. */
  readonly count: number;
}

/** Why a file cannot be used. */
export interface TicketFileRefusal {
  readonly kind: 'refused';
  /** The first {@link MAX_LISTED_PROBLEMS}, by line. */
  readonly problems: readonly FileProblem[];
  /** How many there are. */
  readonly count: number;
  /** Statuses that have to be given a meaning. */
  readonly unknownStatuses: readonly UnknownStatus[];
  /** Whether nothing else is wrong. */
  readonly needsStatusesOnly: boolean;
}

/** Ends the reading: after this, nothing in the file can be understood. */
export class UnreadableFileError extends Error {
  readonly line: number | null;

  constructor(line: number | null, message: string) {
    super(message);
    this.line = line;
  }
}

/** Collects what is wrong with a file. */
export class Problems {
  readonly #listed: FileProblem[] = [];
  #count = 0;

  add(line: number | null, message: string): void {
    this.#count += 1;
    // In the order of the file, as a rule: those found later belong further down.
    if (this.#listed.length < MAX_LISTED_PROBLEMS) this.#listed.push({ line, message });
  }

  /** The problem that ended the reading: it is listed in any case. */
  end({ line, message }: UnreadableFileError): void {
    this.#count += 1;
    this.#listed.splice(MAX_LISTED_PROBLEMS - 1, 1);
    this.#listed.push({ line, message });
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  refusal(unknownStatuses: readonly UnknownStatus[]): TicketFileRefusal {
    const ofStatuses = unknownStatuses.map((status) => ({ line: status.line, message: unknownInWords(status) }));
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

function unknownInWords({ name, issue, count }: UnknownStatus): string {
  const where = issue === null ? '' : ` of issue ${quoted(issue)}`;
  const more = count === 1 ? '' : ` It is there ${count} times.`;
  return `The status ${quoted(name)}${where} is not known: say whether it means new, in progress or done.${more}`;
}

/** A part of the file, short and on one line. */
export function quoted(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return `“${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}”`;
}
