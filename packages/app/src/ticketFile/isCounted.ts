import type { ColumnMapping } from '@roi-insight/ticket-files';

/** Whether a table's number of tickets is known before it is analyzed: it is unknown if rows are changes of status. */
export const isCounted = ({ headings }: ColumnMapping): boolean =>
  headings.status === undefined || headings.at === undefined;
