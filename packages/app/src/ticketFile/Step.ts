import type { ColumnMapping, TicketTable } from '@roi-insight/ticket-files';

/** The step in the processing of a ticket file. */
export type Step =
  | { readonly kind: 'inspecting' }
  /** The reader has to explain the columns or confirm the number of tickets. */
  | { readonly kind: 'mapping'; readonly table: TicketTable }
  /** Null for Jira's JSON, which has no table, and for our own columns, which need no mapping. */
  | { readonly kind: 'analyzing'; readonly table: TicketTable | null; readonly columns: ColumnMapping | null };
