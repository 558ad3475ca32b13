import type { CalendarDate } from '@roi-insight/contracts';
import type { StatusMeaning, TicketFileRefusal, TicketReport } from '@roi-insight/ticket-files';

/** The task of the worker: a single file. */
export interface TicketFileJob {
  readonly file: File;
  readonly meanings: readonly (readonly [status: string, meaning: StatusMeaning])[];
  readonly adoptionDate: CalendarDate;
  readonly includeTickets: boolean;
  /** IANA name of the browser's time zone. */
  readonly timeZone: string;
  /** ISO 8601. */
  readonly now: string;
}

/** The messages of the worker. All but the first kind are final. */
export type TicketFileMessage =
  /** The share of the file that was read, 0–1. */
  | { readonly kind: 'progress'; readonly share: number }
  /** `text` is the report without its tickets, as JSON; so are the tickets, if the report has them. */
  | { readonly kind: 'report'; readonly text: string; readonly tickets: string | null }
  | TicketFileRefusal
  | Extract<TicketReport, { kind: 'nothing-to-measure' }>
  | { readonly kind: 'failed'; readonly message: string };
