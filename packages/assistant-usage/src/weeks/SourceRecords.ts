import type { PersonDays } from '../people/PersonDays.ts';
import type { TableCounts } from '../table/TableCounts.ts';

/** The data of one source: records of people, or a table with numbers of people. */
export type SourceRecords =
  | { readonly source: 'claude-code' | 'copilot' | 'copilot-billing'; readonly records: PersonDays }
  | { readonly source: 'table'; readonly counts: TableCounts };
