/** Jira's three status categories, by key: their names are localised. */
export type StatusCategory = 'new' | 'indeterminate' | 'done';

/** A move of a ticket from one status to another. */
export interface Transition {
  /** ISO 8601 with offset. */
  readonly at: string;
  readonly from: StatusCategory;
  readonly to: StatusCategory;
}

/** A ticket as the measurement sees it: no title, no people. */
export interface Ticket {
  readonly key: string;
  /** ISO 8601 with offset. */
  readonly createdAt: string;
  /** Jira's `resolutiondate`; where that is missing on a finished ticket, `statuscategorychangedate`. */
  readonly resolvedAt: string | null;
  /** Where the ticket stands now. */
  readonly category: StatusCategory;
  /** Oldest first, status changes only; other orders and duplicates are borne. */
  readonly transitions: readonly Transition[];
  readonly isBug?: boolean;
}
