import type { UsagePlace } from '@roi-insight/contracts';
import { type Problems, UsageError } from '../Problems.ts';

/** Gives the cells of the current row by the names of their columns. */
export class Cells<Column extends string> {
  readonly #at: ReadonlyMap<Column, number>;
  readonly #size: number;
  #cells: readonly string[] = [];

  constructor(at: ReadonlyMap<Column, number>, size: number) {
    this.#at = at;
    this.#size = size;
  }

  has(column: Column): boolean {
    return this.#at.has(column);
  }

  /** Moves to a row. @returns whether the row has the right number of cells; if not, a problem was added */
  moveTo(cells: readonly string[], place: UsagePlace, problems: Problems): boolean {
    this.#cells = cells;
    if (cells.length === this.#size) return true;
    problems.add({ reason: 'usage-cells', place, cells: cells.length, columns: this.#size });
    return false;
  }

  /** The text of a cell; empty if the column is missing. */
  text(column: Column): string {
    const index = this.#at.get(column);
    return index === undefined ? '' : (this.#cells[index] ?? '').trim();
  }
}

interface ColumnNames<Column extends string> {
  readonly required: readonly Column[];
  readonly optional: readonly Column[];
  /** Whether columns with other names are refused. */
  readonly refusesOthers: boolean;
}

/** Names of columns in the form in which they are compared. */
export const columnNames = (heading: readonly string[]) =>
  heading.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, '_'));

/** Finds the columns in the first line. */
export function cellsOf<Column extends string>(
  heading: readonly string[],
  { required, optional, refusesOthers }: ColumnNames<Column>,
  file: string,
): Cells<Column> {
  const names = columnNames(heading);
  const at = new Map<Column, number>();
  for (const field of [...required, ...optional]) {
    const index = names.indexOf(field);
    if (index !== names.lastIndexOf(field)) throw new UsageError({ reason: 'usage-column-twice', file, field });
    if (index !== -1) at.set(field, index);
  }
  const missing = required.find((column) => !at.has(column));
  if (missing !== undefined) throw new UsageError({ reason: 'usage-missing-column', file, field: missing });
  const used = new Set(at.values());
  const unknown = names.findIndex((_, index) => !used.has(index));
  if (refusesOthers && unknown !== -1)
    throw new UsageError({ reason: 'usage-unknown-column', file, column: unknown + 1 });
  return new Cells(at, heading.length);
}
