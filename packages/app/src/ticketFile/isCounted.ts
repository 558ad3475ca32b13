import type { ColumnMapping } from '@roi-insight/ticket-files';

/**
 * Whether the number of tickets in a table is known before the analysis. It is unknown if each row is a change of
 * status.
 */
export const isCounted = ({ headings }: ColumnMapping): boolean =>
  headings.status === undefined || headings.at === undefined;
