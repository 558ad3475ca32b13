import { type PresentState, presentStateOf } from '../csv/presentStateOf.ts';
import type { StatusMap } from '../statusMap.ts';
import type { ColumnMapping } from './ColumnMapping.ts';
import type { TableColumn, TicketTable } from './TicketTable.ts';

/** How many tickets of a table have a date of completion, and how many are done now. The two can differ. */
export interface DoneCounts {
  /** The heading and the number of dates of completion. */
  readonly dated: { readonly heading: string; readonly count: number };
  /** The present states; null if there are none. */
  readonly state: {
    readonly heading: string;
    readonly done: number;
    readonly open: number;
    /** Number of tickets whose state has no known meaning. */
    readonly unknown: number;
  } | null;
  /** Minimum number of tickets that are done, but have no date on which they ended. */
  readonly undated: number;
}

/**
 * All counts, before the table is analyzed; null for a table that has no states, unless Jira exported it: Jira keeps
 * the date of completion when a ticket is reopened.
 * @param statuses the meanings of statuses that the user gave
 */
export function doneCounts(
  { columns, origin }: Pick<TicketTable, 'columns' | 'origin'>,
  { done, canceled, category, category_changed: changed, status, at }: ColumnMapping['headings'],
  statuses: StatusMap = new Map(),
): DoneCounts | null {
  const columnOf = (heading: string | undefined) => columns.find((column) => column.heading === heading);
  const dates = columnOf(done);
  if (dates === undefined || at !== undefined) return null;
  const dated = { heading: dates.heading, count: filled(dates) };
  const column = [category, status].map(columnOf).find((one) => one !== undefined && filled(one) > 0);
  const state = column === undefined ? null : stateOf(column, statuses);
  if (state === null && origin !== 'jira') return null;
  const ends = [dates, columnOf(canceled), columnOf(changed)].reduce((sum, one) => sum + filled(one), 0);
  return { dated, state, undated: Math.max(0, (state?.done ?? 0) - ends) };
}

const filled = (column: TableColumn | undefined) =>
  column?.values.reduce((sum, { count }) => sum + count, column.unlisted) ?? 0;

function stateOf({ heading, values, unlisted }: TableColumn, statuses: StatusMap): NonNullable<DoneCounts['state']> {
  const rows = (isCounted: (meaning: PresentState | undefined) => boolean) =>
    values.reduce((sum, { name, count }) => (isCounted(presentStateOf(name, statuses)) ? sum + count : sum), 0);
  return {
    heading,
    done: rows((meaning) => meaning === 'done'),
    open: rows((meaning) => meaning !== undefined && meaning !== 'done'),
    unknown: unlisted + rows((meaning) => meaning === undefined),
  };
}
