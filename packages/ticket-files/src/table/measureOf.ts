import type { Measure } from '@roi-insight/contracts';
import type { ColumnMapping } from './ColumnMapping.ts';
import type { TicketTable } from './TicketTable.ts';

/** With logged time on fewer rows, the report is hardly measured by it: open tickets are among them. */
const MIN_LOGGED_SHARE = 0.5;

/**
 * What a table can be measured by: `active`, if it says when work began; `logged`, if most of its tickets have logged time;
 * otherwise `elapsed`, from creation to completion, which is an observation and gives no verdict. The analysis decides it by
 * the tickets that count.
 */
export function measureOf(
  { headings }: Pick<ColumnMapping, 'headings'>,
  { columns, rowCount }: Pick<TicketTable, 'columns' | 'rowCount'>,
): Measure {
  if (headings.started !== undefined || headings.status !== undefined) return 'active';
  const logged = columns.find(({ heading }) => heading === (headings.timespent ?? headings.logged_hours));
  const rows = logged?.values.reduce((sum, { name, count }) => sum + (Number(name) > 0 ? count : 0), logged.unlisted);
  return rows !== undefined && rows >= MIN_LOGGED_SHARE * rowCount ? 'logged' : 'elapsed';
}
