import type { PersonDays } from '../people/PersonDays.ts';
import type { TableCounts } from '../table/TableCounts.ts';

/** What was read from one source: records of people, or a table of their numbers. */
export type SourceRecords =
  | { readonly source: 'claude-code' | 'copilot' | 'copilot-billing'; readonly records: PersonDays }
  | { readonly source: 'table'; readonly counts: TableCounts };
