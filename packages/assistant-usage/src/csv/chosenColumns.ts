import { UsageError } from '../Problems.ts';
import { columnNames } from './Cells.ts';

interface ChosenColumns<Column> {
  /** Positions of the columns in a row. */
  readonly at: ReadonlyMap<Column, number>;
  /** The first chosen heading that the table lacks; undefined if it has all of them. */
  readonly missing: string | undefined;
}

/**
 * Finds columns in the first line by their headings.
 * @param chosen the heading of each column; without a heading, the table has no such column
 * @throws {UsageError} if a heading is there twice
 */
export function chosenColumns<Column extends string>(
  heading: readonly string[],
  file: string,
  columns: readonly Column[],
  chosen: Readonly<Partial<Record<Column, string>>>,
): ChosenColumns<Column> {
  const names = columnNames(heading);
  const at = new Map<Column, number>();
  const missing: string[] = [];
  for (const column of columns) {
    const wanted = chosen[column] ?? '';
    if (wanted === '') continue;
    const [name = ''] = columnNames([wanted]);
    const index = names.indexOf(name);
    if (index === -1) missing.push(wanted);
    else if (index !== names.lastIndexOf(name))
      throw new UsageError({ reason: 'usage-column-twice', file, field: column });
    else at.set(column, index);
  }
  return { at, missing: missing[0] };
}
