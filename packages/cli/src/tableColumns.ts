import {
  type ColumnMapping,
  DATE_ORDERS,
  dateOrderOf,
  doneCounts,
  measureOf,
  type StatusMap,
  TICKET_COLUMNS,
  type TicketTable,
  usuallyLeftOut,
} from '@roi-insight/ticket-files';
import {
  ambiguousDateText,
  doneCountsText,
  elapsedTableText,
  type Formats,
  repeatedColumnsText,
  ticketFileErrors,
  typesText,
} from '@roi-insight/report-text';
import { wrongInput } from './exitCodes.ts';
import { columnHeadings } from './options/columnHeadings.ts';
import type { ReportOptions } from './options/reportOptions.ts';

/** How to read a table, and notes for the user before its analysis. */
interface TableColumns {
  /** Null for a table in our own format. */
  readonly columns: ColumnMapping | null;
  readonly notes: readonly string[];
}

/** Maximum number of headings that a message lists. */
const MAX_LISTED = 40;

/** Whether an option describes the columns of a table. */
export const hasTableOptions = (options: ReportOptions) =>
  (['column', 'dates', 'leave-out'] as const).some((name) => options[name] !== undefined);

/** Decides how to read a table, based on its headings and the options. Throws a `CommandError` if it is not clear how to read the table. */
export function tableColumns(
  formats: Formats,
  file: string,
  table: TicketTable,
  options: ReportOptions,
  statuses: StatusMap,
): TableColumns {
  const { origin, suggested } = table;
  const headings = options.column === undefined ? suggested.headings : columnHeadings(options.column, TICKET_COLUMNS);
  if (origin === null && options.column === undefined) throw wrongInput(unknownColumns(file, table));
  const leaveOut = [...usuallyLeftOut(table, headings), ...(options['leave-out'] ?? [])];
  const { values = [], unlisted = 0 } = table.columns.find(({ heading }) => heading === headings.type) ?? {};
  const counts = doneCounts(table, headings, statuses);
  // A ticket has several rows in a table with a row for each change.
  const typeFormats: Pick<Formats, 'count'> =
    headings.at === undefined ? formats : { count: (rows) => `${formats.count(rows)} rows` };
  const dateOrder = orderOf(formats, file, table, headings, options);
  const isOwn = origin === 'own' && dateOrder === null && !hasTableOptions(options);
  return {
    columns: isOwn ? null : { headings, dateOrder, leaveOut },
    notes: [
      typesText(typeFormats, { types: values, unlisted, leaveOut }),
      counts === null ? '' : doneCountsText(formats, table.rowCount, counts),
      measureOf({ headings }, table) === 'elapsed' ? elapsedTableText(origin) : '',
    ].filter((note) => note !== ''),
  };
}

function orderOf(
  formats: Formats,
  file: string,
  table: TicketTable,
  headings: ColumnMapping['headings'],
  { dates }: ReportOptions,
): ColumnMapping['dateOrder'] {
  const given = DATE_ORDERS.find((order) => order === dates);
  if (dates !== undefined && given === undefined) throw wrongInput(ticketFileErrors.dates(DATE_ORDERS));
  if (given !== undefined) return given;
  const order = dateOrderOf(table, headings);
  if (order.kind !== 'ask') return order.kind === 'settled' ? order.order : null;
  const [example] = order.examples;
  const why = example === undefined ? ticketFileErrors.mixedDates : ambiguousDateText(formats, example);
  throw wrongInput(ticketFileErrors.chooseDates(file, why, order.orders));
}

function unknownColumns(file: string, { columns, repeated, suggested }: TicketTable): string {
  const names = columns.map(({ heading }) => heading);
  const listed = names.slice(0, MAX_LISTED);
  const text = ticketFileErrors.unknownColumns(file, listed, listed.length < names.length, suggested.headings);
  return repeated.length === 0 ? text : `${text}\n${repeatedColumnsText(repeated)}`;
}
