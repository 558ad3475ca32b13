import type { StatusCategory } from '@roi-insight/roi-math';
import { CATEGORY_NAMES } from '../csv/categoryNames.ts';
import { statusKey, WELL_KNOWN_STATUSES } from '../statusMap.ts';
import type { ColumnMapping } from './ColumnMapping.ts';
import type { TableColumn, TicketTable } from './TicketTable.ts';

/** How many tickets of a table have a date of completion, and how many are done now. The two can differ. */
export interface DoneCounts {
  /** The heading and the number of dates of completion. */
  readonly dated: { readonly heading: string; readonly count: number };
  /** The heading of the present states, and the number of those that are known to be done, or not to be; null if there are none. */
  readonly state: { readonly heading: string; readonly done: number; readonly open: number } | null;
}

/**
 * Both counts, before the table is analyzed; null for a table that has no states, unless Jira exported it: Jira keeps
 * the date of completion when a ticket is reopened.
 */
export function doneCounts(
  { columns, origin }: Pick<TicketTable, 'columns' | 'origin'>,
  { done, category, status, at }: ColumnMapping['headings'],
): DoneCounts | null {
  const columnOf = (heading: string | undefined) => columns.find((column) => column.heading === heading);
  const dates = columnOf(done);
  if (dates === undefined || at !== undefined) return null;
  const dated = { heading: dates.heading, count: dates.values.reduce((sum, { count }) => sum + count, dates.unlisted) };
  const states = [columnOf(category), columnOf(status)].flatMap((column) =>
    column === undefined ? [] : stateOf(column),
  );
  const [state = null] = states;
  return state === null && origin !== 'jira' ? null : { dated, state };
}

/** The counts of a column of states; empty if none of its values is known. */
function stateOf({ heading, values }: TableColumn): readonly NonNullable<DoneCounts['state']>[] {
  const rows = (isCounted: (meaning: StatusCategory) => boolean) =>
    values.reduce((sum, { name, count }) => {
      const meaning = CATEGORY_NAMES.get(statusKey(name)) ?? WELL_KNOWN_STATUSES.get(statusKey(name));
      return meaning !== undefined && isCounted(meaning) ? sum + count : sum;
    }, 0);
  const [done, open] = [rows((meaning) => meaning === 'done'), rows((meaning) => meaning !== 'done')];
  return done + open === 0 ? [] : [{ heading, done, open }];
}
