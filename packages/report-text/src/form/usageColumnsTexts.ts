import { bidiIsolate } from '../format/bidiIsolate.ts';

/** The sentences of the question what the columns of a table of persons and days mean. */
export const usageColumnsTexts = {
  title: (fileName: string) => `What do the columns of ${bidiIsolate(fileName)} mean?`,
  purpose:
    'We don’t know these columns. If the table has a row for each person and day, choose its columns. A row counts as use unless all its numbers are 0.',
  labels: { person: 'Person', date: 'Date', team: 'Team (optional)', spend: 'Spend (optional)' },
  /** For a table without a column of teams, depending on who says which team people are in. */
  noTeam: { everyone: 'One team', files: 'Another file says it' },
  missing: {
    required: 'Choose a column for the person and for the date.',
    different: 'Choose a different column for each.',
  },
} as const;
