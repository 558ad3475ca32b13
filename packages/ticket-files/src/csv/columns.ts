import { UnreadableFileError } from '../Problems.ts';

const LONG = ['id', 'type', 'created', 'status', 'at', 'resolution'] as const;
const WIDE = ['id', 'type', 'created', 'started', 'done', 'resolution'] as const;

type Column = (typeof LONG)[number] | (typeof WIDE)[number];

/** Positions of the columns in a row. `size` is the number of cells of each row. */
export interface Columns {
  readonly form: 'long' | 'wide';
  readonly size: number;
  readonly at: (column: Column) => number | null;
}

/** Columns that a form requires. */
const REQUIRED = { long: ['id', 'created', 'status', 'at'], wide: ['id', 'created', 'done'] } as const;

const DELIMITERS = [',', ';', '\t'];

const EXPECTED =
  'The first line must name the columns: id,type,created,status,at with a row for each change of status, or id,type,created,started,done,resolution with a row for each ticket.';

const namesOf = (cells: readonly string[]) => cells.map((cell) => cell.trim().toLowerCase());

/** The delimiter with which the first line contains the columns of a form. */
export function delimiterOf(firstLine: string): string {
  return DELIMITERS.find((delimiter) => formOf(namesOf(unquotedCells(firstLine, delimiter))) !== null) ?? ',';
}

/** Approximates the names in the line; the parser reads its real content. */
const unquotedCells = (line: string, delimiter: string) => line.replaceAll('"', '').split(delimiter);

function formOf(names: readonly string[]): Columns['form'] | null {
  const has = (form: Columns['form']) => REQUIRED[form].every((name) => names.includes(name));
  if (has('long')) return 'long';
  return has('wide') ? 'wide' : null;
}

/** Reads the first line. Unknown columns are ignored. */
export function readColumns(cells: readonly string[], line: number): Columns {
  const names = namesOf(cells);
  const form = formOf(names);
  if (form === null) throw new UnreadableFileError(line, EXPECTED);
  if (form === 'long' && names.includes('done'))
    throw new UnreadableFileError(line, `There are columns of both forms. ${EXPECTED}`);
  const known: readonly string[] = form === 'long' ? LONG : WIDE;
  const twice = known.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined) throw new UnreadableFileError(line, `The column ${twice} is there twice.`);
  const indexes = new Map(names.map((name, index) => [name, index]));
  return { form, size: cells.length, at: (column) => indexes.get(column) ?? null };
}
