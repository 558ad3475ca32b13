import type { CalendarDate } from '@roi-insight/contracts';

/** What a column of a table can mean. */
export type TableColumnName =
  | 'id'
  | 'type'
  | 'created'
  | 'started'
  | 'done'
  | 'canceled'
  | 'resolution'
  | 'timespent'
  | 'logged_hours'
  | 'size'
  | 'status'
  | 'at';

/** The order of the numbers in dates such as 11/03/26. */
export type TableDateOrder = 'day-first' | 'month-first' | 'year-first';

/** What the reader says about a table. */
export interface TableMapping {
  /** The heading of each column that is used. */
  readonly headings: Readonly<Partial<Record<TableColumnName, string>>>;
  readonly dateOrder: TableDateOrder | null;
  /** Types of tickets that are left out. */
  readonly leaveOut: readonly string[];
}

/** A table of tickets that is to be confirmed, or whose columns have to be chosen. */
export interface TableState {
  readonly kind: 'table';
  readonly fileName: string;
  /** The tracker that exported it; null if the columns have to be chosen. */
  readonly tracker: string | null;
  readonly rowCount: number;
  /** The columns of the file, each with its first cells. */
  readonly columns: readonly { readonly heading: string; readonly cells: readonly string[] }[];
  readonly mapping: TableMapping;
  /** The days that the first cells of the chosen columns with dates mean; null for a cell that is no date. */
  readonly days: Readonly<Partial<Record<TableColumnName, readonly (CalendarDate | null)[]>>>;
  /** Dates that can be read in several orders, which only the reader knows; null if there are none. */
  readonly question: {
    readonly orders: readonly TableDateOrder[];
    /** The first of them with its days; null if dates contradict each other. */
    readonly example: {
      readonly text: string;
      readonly days: readonly { readonly order: TableDateOrder; readonly day: CalendarDate }[];
    } | null;
  } | null;
  /** The types of tickets in the chosen column. */
  readonly types: readonly { readonly name: string; readonly count: number }[];
  /** What a table without the start of work can say; null for others. */
  readonly note: string | null;
}
