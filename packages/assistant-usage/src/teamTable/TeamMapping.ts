import { columnNames } from '../csv/Cells.ts';

/** Columns of a table of teams and the days on which they started to use the assistant. Other columns are ignored. */
export const TEAM_COLUMNS = ['project', 'started', 'people', 'seats'] as const;

export type TeamColumn = (typeof TEAM_COLUMNS)[number];

/** The heading of each column that the user chose; empty if the table has no such column. Other columns are recognized by their usual names. */
export type TeamMapping = Readonly<Partial<Record<TeamColumn, string>>>;

/** The usual names of columns. The first name that a table has counts. */
const NAMES: Readonly<Record<TeamColumn, readonly string[]>> = {
  project: ['project', 'project_key', 'key', 'project_name', 'team', 'team_name', 'name'],
  started: ['started', 'start', 'start_date', 'started_on', 'adopted', 'adoption_date'],
  people: ['people', 'members', 'team_size', 'headcount'],
  seats: ['seats', 'licenses'],
};

/** The headings that have the usual name of a column. */
export function suggestedTeamColumns(heading: readonly string[]): TeamMapping {
  const names = columnNames(heading);
  return Object.fromEntries(
    TEAM_COLUMNS.flatMap((column) => {
      const name = NAMES[column].find((usual) => names.includes(usual));
      return name === undefined ? [] : [[column, name]];
    }),
  );
}
