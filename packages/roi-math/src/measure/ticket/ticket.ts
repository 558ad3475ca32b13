/** Jira's three status categories, by key: their names are localized. */
export type StatusCategory = 'new' | 'indeterminate' | 'done';

interface TicketFacts {
  readonly key: string;
  /** The ticket's current category. */
  readonly category: StatusCategory;
  /** Absent for other tickets; null if it is not known which tickets are bugs. */
  readonly isBug?: boolean | null | undefined;
  /** Id of the issue type; its name is localized. */
  readonly type?: string | undefined;
  /** Name of the resolution; null if the ticket has none. */
  readonly resolution?: string | null | undefined;
  /** Hours that all people together had logged on the ticket when it was read; absent or 0 if there are none. */
  readonly loggedHours?: number | undefined;
  /**
   * The ticket's estimated size when work on it started: hours of the original estimate, or the number of a field such as story points. Absent or 0
   * if it has no size.
   */
  readonly size?: number | undefined;
}

/** A change of a ticket's status category. */
export interface TimedTransition {
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly from: StatusCategory;
  readonly to: StatusCategory;
}

/** The data of a ticket that the measurement uses: no title, no people. Instants are epoch milliseconds. */
export interface TimedTicket extends TicketFacts {
  /** NaN when unknown. */
  readonly createdAtMs: number;
  /** Jira's `resolutiondate`, or `statuscategorychangedate` if a finished ticket has no `resolutiondate`; null if unknown. */
  readonly resolvedAtMs: number | null;
  /** Status changes only, oldest first; those of one moment follow one another. */
  readonly transitions: readonly TimedTransition[];
}

/** {@link TimedTransition} with the instant as text. */
export interface Transition {
  /** ISO 8601 with offset. */
  readonly at: string;
  readonly from: StatusCategory;
  readonly to: StatusCategory;
}

/** {@link TimedTicket} with instants as text. */
export interface Ticket extends TicketFacts {
  /** ISO 8601 with offset. */
  readonly createdAt: string;
  /** ISO 8601 with offset; null when unknown. */
  readonly resolvedAt: string | null;
  /** In any order; duplicates have no effect. */
  readonly transitions: readonly Transition[];
}
