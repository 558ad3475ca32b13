import type { Measure } from '@roi-insight/contracts';
import { loggedSeconds } from '../csv/loggedSeconds.ts';
import type { ColumnMapping } from './ColumnMapping.ts';
import type { TicketTable } from './TicketTable.ts';

/** A table is measured by logged time if at least this share of its rows have logged time. The rows include open tickets, which often have none. */
const MIN_LOGGED_SHARE = 0.5;

/**
 * The probable measure of a table: `active` if it says when work began; `logged` if most of its tickets have logged time; otherwise `elapsed`, from
 * creation to completion, which gives only an observation and no verdict. The analysis makes the final choice from the tickets that count.
 */
export function measureOf(
  { headings }: Pick<ColumnMapping, 'headings'>,
  { columns, rowCount }: Pick<TicketTable, 'columns' | 'rowCount'>,
): Measure {
  if (headings.started !== undefined || headings.at !== undefined) return 'active';
  const logged = columns.find(({ heading }) => heading === (headings.timespent ?? headings.logged_hours));
  const rows = logged?.values.reduce(
    (sum, { name, count }) => sum + ((loggedSeconds(name, 1) ?? 0) > 0 ? count : 0),
    logged.unlisted,
  );
  return rows !== undefined && rows >= MIN_LOGGED_SHARE * rowCount ? 'logged' : 'elapsed';
}
