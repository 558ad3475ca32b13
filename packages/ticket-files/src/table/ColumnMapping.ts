/**
 * Possible meanings of a table's column. Logged time is in seconds in `timespent`, and in hours in `logged_hours`.
 * `size` is a number in any unit, such as an estimate. `category` is Jira's category of the present status, and
 * `category_changed` is the time of its last change. `status` and `at` belong to tables with a row for each change of
 * status; in other tables, `status` is the present one.
 */
export const TICKET_COLUMNS = [
  'id',
  'type',
  'created',
  'started',
  'done',
  'canceled',
  'category',
  'category_changed',
  'resolution',
  'timespent',
  'logged_hours',
  'size',
  'status',
  'at',
] as const;

export type TicketColumn = (typeof TICKET_COLUMNS)[number];

/** Columns that contain dates. */
export const DATE_COLUMNS: readonly TicketColumn[] = [
  'created',
  'started',
  'done',
  'canceled',
  'category_changed',
  'at',
];

/** Order of the numbers in dates such as 11/03/26. */
export const DATE_ORDERS = ['day-first', 'month-first', 'year-first'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * Instructions for reading a table with foreign columns. They are plain data, which can be stored and sent to a worker.
 */
export interface ColumnMapping {
  /**
   * The heading of each column that is used. A row is a change of status if `status` and `at` are mapped, and a ticket
   * otherwise. Required: `id`, `created`, and either `done` or both `status` and `at`.
   */
  readonly headings: Readonly<Partial<Record<TicketColumn, string>>>;
  /** The order of numbers in dates, from `dateOrderOf` or the user. Null if no date needs an order; a date that needs an order is then refused. */
  readonly dateOrder: DateOrder | null;
  /**
   * Types of tickets that contain other tickets or are part of another ticket. Tickets of these types are left out and only counted. Case does not
   * matter.
   */
  readonly leaveOut: readonly string[];
  /** Resolutions for which nothing was built, if the user chose them. Absent: the usual ones. */
  readonly withoutWork?: readonly string[];
}
