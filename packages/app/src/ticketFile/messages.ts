import type { CalendarDate } from '@roi-insight/contracts';
import type {
  ColumnMapping,
  ProblemList,
  Resolution,
  StatusMeaning,
  TicketFileInspection,
  TicketFileRefusal,
  TicketReport,
} from '@roi-insight/ticket-files';

/** The task of the worker: a single file. */
export type TicketFileJob =
  /** Determines the kind of the file. */
  | { readonly kind: 'inspect'; readonly file: File }
  /** Reads the tickets of the file and creates their report. */
  | {
      readonly kind: 'analyze';
      readonly file: File;
      readonly meanings: readonly (readonly [status: string, meaning: StatusMeaning])[];
      /** Null for Jira's JSON and a table with our columns. */
      readonly columns: ColumnMapping | null;
      readonly adoptionDate: CalendarDate;
      readonly includeTickets: boolean;
      /** IANA name of the browser's time zone. */
      readonly timeZone: string;
      /** ISO 8601. */
      readonly now: string;
    };

/** `text` is the report without its tickets, as JSON. Tickets are separate JSON, if the report has any. */
export interface ReportMessage {
  readonly kind: 'report';
  readonly text: string;
  readonly tickets: string | null;
  /** Number of tickets in the file. */
  readonly found: number;
  /** Number of tickets that are excluded because of their type. */
  readonly outOfScope: number;
  /** Number of tickets that are excluded because they cannot be read. */
  readonly unreadable: number;
  /** Number of older versions of Jira's issues. */
  readonly olderVersions: number;
  /** The problems that cost only their tickets. */
  readonly defects: ProblemList;
  readonly resolutions: readonly Resolution[];
}

/** The messages of the worker. Every message except `progress` is final. */
export type TicketFileMessage =
  /** The share of the file that was read, 0–1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'inspected'; readonly inspection: Exclude<TicketFileInspection, TicketFileRefusal> }
  | ReportMessage
  | TicketFileRefusal
  | Extract<TicketReport, { kind: 'nothing-to-measure' }>;
