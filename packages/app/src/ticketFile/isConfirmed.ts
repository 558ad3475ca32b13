import type { ColumnMapping } from '@roi-insight/ticket-files';
import type { ReportMessage } from './messages.ts';

/**
 * Whether the reader has already confirmed the tickets of a report. In a table with a row for each ticket, their number
 * is known before the analysis. It is unknown in other files, and so are problems that cost only their tickets.
 */
export const isConfirmed = (columns: ColumnMapping | null, { defects }: Pick<ReportMessage, 'defects'>): boolean =>
  columns !== null &&
  (columns.headings.status === undefined || columns.headings.at === undefined) &&
  defects.count === 0;
