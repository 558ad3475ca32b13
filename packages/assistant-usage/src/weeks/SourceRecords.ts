import type { Memberships } from '../people/Memberships.ts';
import type { PersonDays } from '../people/PersonDays.ts';
import type { TableCounts } from '../table/TableCounts.ts';

/** The data of one source: records of people, or a table with numbers of people. */
export type SourceRecords =
  | { readonly source: 'claude-code' | 'copilot' | 'copilot-billing'; readonly records: PersonDays }
  | {
      readonly source: 'table';
      readonly records: PersonDays;
      /** The teams that the table names. */
      readonly memberships: Memberships;
      /** The assistant that the table names. */
      readonly tool: string | null;
    }
  | { readonly source: 'table'; readonly counts: TableCounts };
