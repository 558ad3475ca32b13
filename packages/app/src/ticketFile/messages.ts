import type { CalendarDate } from '@roi-insight/contracts';
import type { StatusMeaning, TicketFileRefusal } from '@roi-insight/ticket-files';

/** What the worker is to do: one file, once. */
export interface TicketFileJob {
  readonly file: File;
  readonly meanings: readonly (readonly [status: string, meaning: StatusMeaning])[];
  readonly adoptionDate: CalendarDate;
  readonly includeTickets: boolean;
  /** IANA name of the zone of the browser. */
  readonly timeZone: string;
  /** ISO 8601. */
  readonly now: string;
}

/** What the worker says. All but the first is its last word. */
export type TicketFileNews =
  /** The share of the file that was read, 0–1. */
  | { readonly kind: 'progress'; readonly share: number }
  /** `text` is the report as JSON. */
  | { readonly kind: 'report'; readonly text: string }
  | TicketFileRefusal
  | { readonly kind: 'failed'; readonly message: string };
