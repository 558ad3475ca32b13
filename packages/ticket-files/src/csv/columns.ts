import { excerpt } from '../excerpt.ts';
import { type ColumnMapping, TICKET_COLUMNS, type TicketColumn } from '../table/ColumnMapping.ts';
import { TicketFileError } from '../TicketFileError.ts';
import { headingsOf } from './headings.ts';

/** The columns of our own two forms of a table. */
export const OWN_COLUMNS = {
  long: ['id', 'type', 'created', 'status', 'at', 'resolution', 'timespent', 'logged_hours', 'size'],
  wide: ['id', 'type', 'created', 'started', 'done', 'resolution', 'timespent', 'logged_hours', 'size'],
} as const satisfies Readonly<Record<string, readonly TicketColumn[]>>;

/** Positions of the columns in a row. */
export interface Columns {
  readonly form: 'long' | 'wide';
  /** Number of columns. */
  readonly size: number;
  /** Minimum number of cells in a row. Some trackers leave out empty cells at the end. */
  readonly minSize: number;
  readonly at: (column: TicketColumn) => number | null;
  /** Name of the column in the file. */
  readonly nameOf: (column: TicketColumn) => string;
}

/** Columns that a form requires. */
const REQUIRED = { long: ['id', 'created', 'status', 'at'], wide: ['id', 'created', 'done'] } as const;

const namesOf = (cells: readonly string[]) => cells.map((cell) => cell.trim().toLowerCase());

/** The form whose required columns are all present; null if no form has all of them. */
export function formOf(cells: readonly string[]): Columns['form'] | null {
  const names = namesOf(cells);
  const has = (form: Columns['form']) => REQUIRED[form].every((name) => names.includes(name));
  if (has('long')) return 'long';
  return has('wide') ? 'wide' : null;
}

/** Reads the first line. Unknown columns are ignored. */
export function readColumns(cells: readonly string[], line: number): Columns {
  const names = namesOf(cells);
  const form = formOf(cells);
  if (form === null) throw new TicketFileError(line, { kind: 'no-form' });
  if (form === 'long' && names.includes('done')) throw new TicketFileError(line, { kind: 'both-forms' });
  const known: readonly string[] = OWN_COLUMNS[form];
  const twice = known.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined) throw new TicketFileError(line, { kind: 'column-twice', column: twice });
  const indexes = new Map<string, number>(known.map((name) => [name, names.indexOf(name)]));
  return {
    form,
    size: cells.length,
    minSize: cells.length,
    at: (column) => {
      const index = indexes.get(column) ?? -1;
      return index === -1 ? null : index;
    },
    nameOf: (column) => column,
  };
}

/** Finds the columns of a mapping in the first line. */
export function mappedColumns(cells: readonly string[], line: number, { headings }: ColumnMapping): Columns {
  const positions = new Map(headingsOf(cells, line).map((heading, index) => [heading, index]));
  const used = TICKET_COLUMNS.flatMap((column) => {
    const heading = headings[column];
    if (heading === undefined) return [];
    const index = positions.get(heading);
    if (index === undefined) throw new TicketFileError(line, { kind: 'no-column', heading: excerpt(heading) });
    return [{ column, heading, index }];
  });
  const form = formOf(used.map(({ column }) => column));
  if (form === null || (form === 'long' && headings.done !== undefined))
    throw new TicketFileError(line, { kind: 'incomplete-mapping' });
  const twice = used.find(({ heading }, index) => used.slice(0, index).some((other) => other.heading === heading));
  if (twice !== undefined) throw new TicketFileError(line, { kind: 'same-column', heading: excerpt(twice.heading) });
  const byColumn = new Map(used.map((one) => [one.column, one]));
  return {
    form,
    size: cells.length,
    minSize: Math.max(...used.map(({ index }) => index)) + 1,
    at: (column) => byColumn.get(column)?.index ?? null,
    nameOf: (column) => byColumn.get(column)?.heading ?? column,
  };
}
