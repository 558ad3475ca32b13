import type { ColumnMapping, TicketTable } from '@roi-insight/ticket-files';

/** What is being done with a ticket file. */
export type Step =
  | { readonly kind: 'inspecting' }
  /** The reader says what the columns mean, or confirms the number of tickets. */
  | { readonly kind: 'mapping'; readonly table: TicketTable }
  /** Null: Jira's JSON has no table, and our own columns need no mapping. */
  | { readonly kind: 'analyzing'; readonly table: TicketTable | null; readonly columns: ColumnMapping | null };
