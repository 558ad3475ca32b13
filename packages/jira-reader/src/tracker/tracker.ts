import type { AppliedScope, AvailableScope, Scope, UnclearStatus } from '@roi-insight/contracts';
import type { SizeField } from '@roi-insight/jira-tickets';
import type { TimedTicket } from '@roi-insight/roi-math';
import type { ProjectMemory } from '../http/jiraClient.ts';
import type { JiraKind } from '../http/JiraKind.ts';
import type { WrittenIssues } from './WrittenIssue.ts';

export interface Project {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** Called with the number of tickets known and read so far. `total` is null while the list still grows. */
export type OnProgress = (done: number, total: number | null) => void;

/**
 * The days whose tickets are read, yyyy-MM-dd in the tracker user's zone: from `from` up to, not including, `before`.
 */
export interface ReadWindow {
  readonly from: string;
  readonly before: string;
}

export interface ReadOptions {
  readonly window: ReadWindow;
  /** Maximum number of tickets; more are a `RequestFailure`. */
  readonly ticketLimit: number;
  /**
   * The tickets that count, and the statuses that count as work. If undefined, all tickets count, and the statuses that
   * Jira has in progress.
   */
  readonly scope: Scope | undefined;
  /** The field with the size of tickets. */
  readonly size: SizeField;
  /** Whether the bugs that were open before the window are counted, for their backlog. */
  readonly countsOlderBugs: boolean;
  /** Cancels reading and all its requests. */
  readonly signal: AbortSignal;
  /** The numbers of tickets and changes in memory. */
  readonly memory: ProjectMemory;
  readonly onListed: OnProgress;
  readonly onRead: OnProgress;
}

/** Data of the tickets in the scope that are uncertain although everything was read. */
export interface ReadingDoubts {
  /** Tickets whose changes of status do not follow one another, or do not lead to their current status. */
  readonly incompleteHistories: number;
  /** Statuses of changes whose category is unclear, the most frequent first. */
  readonly unclearStatuses: readonly UnclearStatus[];
}

export interface ReadResult {
  readonly tickets: readonly TimedTicket[];
  /** Ids of all issues that the tracker has listed, whether they count or not. */
  readonly listed: ReadonlySet<string>;
  /** Sub-tasks, epics and above, and tickets outside of the scope: read and counted, but left out. */
  readonly outOfScope: number;
  /** Issues that lack required fields even when requested individually: counted, but left out. */
  readonly unreadable: number;
  /** Number of bugs that were open during the window although they were neither created nor completed in it; null if unknown. */
  readonly olderBugs: number | null;
  readonly doubts: ReadingDoubts;
  /** The types, components, labels and statuses to choose from. */
  readonly available: AvailableScope;
  /** The scope with names; undefined if none was chosen. */
  readonly scope: AppliedScope | undefined;
}

/** The field that a request names. */
export interface NamedSizeField {
  /** The text that names the same field in a request: the field's name, or its id if several fields have that name. */
  readonly name: string;
  /** The field with the size of a project's tickets. */
  readonly of: (project: Project) => SizeField;
}

/** The account, and the first project to find. */
export interface Credential {
  readonly email: string;
  /** An API key, or the client secret of a service account. */
  readonly apiToken: string;
  /** The client ID of a service account; null for an API key. */
  readonly clientId: string | null;
  /** Key or name, without quotes. */
  readonly projectName: string;
}

/** A Jira that has accepted the credential. */
export interface Site extends WrittenIssues {
  readonly kind: JiraKind;
  /** Host of the given address, with the port unless it is the default port. */
  readonly host: string;
  /** IANA zone of the user; UTC if this runtime does not know it. */
  readonly timeZone: string;
  /**
   * A project of the site, by its id if that is known and found, otherwise by key or name without quotes. Throws a `RequestFailure` with the closest
   * names. `signal` aborts the requests that are made only for this name.
   */
  readonly findProject: (name: string, signal: AbortSignal, id?: string) => Promise<Project>;
  /** Finds a number field of a project by name or id, for the size of tickets. Throws a `RequestFailure`. */
  readonly findSizeField: (name: string, project: Project) => Promise<NamedSizeField>;
  /** Reads every ticket of a project that was created or completed in the window. */
  readonly readTickets: (project: Project, options: ReadOptions) => Promise<ReadResult>;
}

/** A Jira that has accepted the credential and knows the project. */
export interface Tracker extends Site {
  readonly project: Project;
}
