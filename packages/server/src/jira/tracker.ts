import type { TrackerKind } from '@roi-insight/contracts';
import type { Ticket } from '@roi-insight/roi-math';

export interface Project {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** Called with the tickets known and read so far. `total` is null while the list still grows. */
export type OnProgress = (done: number, total: number | null) => void;

/** Days between which tickets are read, yyyy-MM-dd in the tracker user's zone: from `from` up to, not including, `before`. */
export interface ReadWindow {
  readonly from: string;
  readonly before: string;
}

export interface ReadOptions {
  readonly window: ReadWindow;
  /** The most tickets that are read; more is a `Failure`. */
  readonly ticketLimit: number;
  readonly onListed: OnProgress;
  readonly onRead: OnProgress;
}

export interface ReadResult {
  readonly tickets: readonly Ticket[];
  /** Sub-tasks, epics and above: read, counted, left out. */
  readonly outOfScope: number;
}

/** Who asks, and for which project. */
export interface Credential {
  readonly email: string;
  readonly apiToken: string;
  /** Key or name, without quotes. */
  readonly projectName: string;
}

/** A Jira that has accepted the credential and knows the project. */
export interface Tracker {
  readonly kind: TrackerKind;
  /** Host of the address that was given, with its port where that is not the usual one. */
  readonly host: string;
  /** IANA zone of the user; UTC when Jira names none. */
  readonly timeZone: string;
  readonly project: Project;
  /** Reads every ticket created or completed in the window. */
  readonly readTickets: (options: ReadOptions) => Promise<ReadResult>;
}
