import { type ColumnMapping, DATE_COLUMNS, DATE_ORDERS, type DateOrder } from './ColumnMapping.ts';
import type { AmbiguousDate, TicketTable } from './TicketTable.ts';

/** The order of numbers in a table's dates. */
export type DateOrderOfTable =
  /** The columns contain no dates such as 11/03/26. */
  | { readonly kind: 'not-needed' }
  /** All dates are possible in one order only. */
  | { readonly kind: 'settled'; readonly order: DateOrder }
  /** The user has to choose the order: no date determines it, or dates contradict each other. */
  | { readonly kind: 'ask'; readonly orders: readonly DateOrder[]; readonly examples: readonly AmbiguousDate[] };

/** Finds the order of dates in the columns of a mapping. A table has one order, so one clear date in any column determines the order. */
export function dateOrderOf(
  table: Pick<TicketTable, 'columns'>,
  headings: ColumnMapping['headings'],
): DateOrderOfTable {
  const used = new Set(DATE_COLUMNS.map((column) => headings[column]));
  const columns = table.columns.filter(({ heading }) => used.has(heading));
  const known = columns.flatMap(({ dateOrders }) => (dateOrders === null ? [] : [dateOrders]));
  if (known.length === 0) return { kind: 'not-needed' };
  const orders = DATE_ORDERS.filter((order) => known.every((possible) => possible.includes(order)));
  const [order] = orders;
  if (orders.length === 1 && order !== undefined) return { kind: 'settled', order };
  const examples = columns.flatMap(({ ambiguousDates }) => ambiguousDates).slice(0, 3);
  return { kind: 'ask', orders: orders.length === 0 ? ['day-first', 'month-first'] : orders, examples };
}
