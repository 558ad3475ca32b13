import type { CalendarDate } from '@roi-insight/contracts';

/** A possible meaning of a column in a table. */
export type TableColumnName =
  | 'id'
  | 'type'
  | 'created'
  | 'started'
  | 'done'
  | 'canceled'
  | 'category'
  | 'category_changed'
  | 'resolution'
  | 'timespent'
  | 'logged_hours'
  | 'size'
  | 'status'
  | 'at';

/** The order of the numbers in dates such as 11/03/26. */
export type TableDateOrder = 'day-first' | 'month-first' | 'year-first';

/** The reader's answers about a table. */
export interface TableMapping {
  /** The heading of each used column. */
  readonly headings: Readonly<Partial<Record<TableColumnName, string>>>;
  readonly dateOrder: TableDateOrder | null;
  /** Types of tickets that are excluded. */
  readonly leaveOut: readonly string[];
  /** Resolutions of tickets that were closed without work. */
  readonly withoutWork?: readonly string[];
}

/** A table of tickets that the reader confirms, or whose columns the reader chooses. */
export interface TableState {
  readonly kind: 'table';
  readonly fileName: string;
  /** The tracker that exported the table; null if the reader must choose the columns. */
  readonly tracker: string | null;
  readonly rowCount: number;
  /** The columns of the file, each with its first cells. */
  readonly columns: readonly { readonly heading: string; readonly cells: readonly string[] }[];
  readonly mapping: TableMapping;
  /** The days that the first cells of the chosen date columns mean; null for a cell that is not a date. */
  readonly days: Readonly<Partial<Record<TableColumnName, readonly (CalendarDate | null)[]>>>;
  /** Dates with several possible orders, which only the reader can decide; null if there are none. */
  readonly question: {
    readonly orders: readonly TableDateOrder[];
    /** The first date with several possible orders, and its possible days; null if dates contradict each other. */
    readonly example: {
      readonly text: string;
      readonly days: readonly { readonly order: TableDateOrder; readonly day: CalendarDate }[];
    } | null;
  } | null;
  /** The types of tickets in the chosen column. */
  readonly types: readonly { readonly name: string; readonly count: number }[];
  /** The resolutions in the chosen column. */
  readonly resolutions: readonly { readonly name: string; readonly count: number }[];
  /** What the reader should know before the analysis, such as the number of tickets that are done. */
  readonly notes: readonly string[];
}
