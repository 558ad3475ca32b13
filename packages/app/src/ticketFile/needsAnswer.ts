import { dateOrderOf, type TicketTable } from '@roi-insight/ticket-files';

/** Whether the reader must explain or confirm a table before its analysis. In our own tables, only the order of dates can be unclear. */
export const needsAnswer = (table: TicketTable): boolean =>
  table.origin !== 'own' || dateOrderOf(table, table.suggested.headings).kind !== 'not-needed';
