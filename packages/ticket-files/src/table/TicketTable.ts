import type { CalendarDate } from '@roi-insight/contracts';
import type { ColumnMapping, DateOrder } from './ColumnMapping.ts';

/** Trackers whose exports are recognized by their headings. */
export const TABLE_TRACKERS = ['jira', 'linear', 'gitlab', 'azure-boards'] as const;

export type TableTracker = (typeof TABLE_TRACKERS)[number];

/** A value and the number of its rows. */
export interface TableValue {
  readonly name: string;
  readonly count: number;
}

/** A date that is a different day in each order. */
export interface AmbiguousDate {
  readonly text: string;
  readonly days: readonly { readonly order: DateOrder; readonly day: CalendarDate }[];
}

/** A column of a table. */
export interface TableColumn {
  /** The name of the column, different from all other names: a number is added to a repeated heading, as in “Sprint (2)”. */
  readonly heading: string;
  /** The first {@link MAX_VALUES} values of the column, and all types that are usually left out. The most frequent are first. */
  readonly values: readonly TableValue[];
  /** Number of rows with a value that is not listed. */
  readonly unlisted: number;
  /** The orders that are possible for all dates such as 11/03/26 in the column; null if it has no such date. */
  readonly dateOrders: readonly DateOrder[] | null;
  /** The first dates of the column that are a different day in each order. */
  readonly ambiguousDates: readonly AmbiguousDate[];
}

/** Maximum number of different values that are listed: a column of types has fewer. */
export const MAX_VALUES = 50;

/** A table of tickets whose columns have no confirmed meaning yet. */
export interface TicketTable {
  readonly kind: 'table';
  /** `own` for the columns of our two forms; null for an unknown table. */
  readonly origin: 'own' | TableTracker | null;
  readonly columns: readonly TableColumn[];
  /** Usual headings that several columns have, so that it is unknown which column is meant. Empty if the table has an `origin`. */
  readonly repeated: readonly string[];
  /** The cells of the first three rows. */
  readonly firstRows: readonly (readonly string[])[];
  /** Number of rows below the headings. */
  readonly rowCount: number;
  /**
   * The mapping that the headings suggest, with the types that are usually left out. If the table has an `origin`, the mapping is complete, except
   * for an order of dates that the user must choose. Otherwise, the user must confirm the mapping. For the origin `own`, no mapping is needed.
   */
  readonly suggested: ColumnMapping;
}
