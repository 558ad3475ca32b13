import { columnNames } from '../csv/Cells.ts';
import type { PersonColumn } from './PersonMapping.ts';

interface TableKind {
  /** The names of all columns of the first table. */
  readonly heading: string;
  /** The names of the columns that only this vendor has. */
  readonly own: ReadonlySet<string>;
}

/** Two vendors may have one such column in common, such as sessions. */
const MIN_COMMON = 2;

/** Tells the tables of one vendor from those of others by their columns. Vendors add and drop columns from time to time. */
export class TableKinds {
  readonly #kinds: TableKind[] = [];

  /** The number of a table's kind. Tables have one kind if they have the same columns, or two and more than half of those that have no usual meaning. */
  kindOf(names: readonly string[], at: ReadonlyMap<PersonColumn, number>): number {
    const columns = columnNames(names);
    const heading = columns.join('\0');
    const usual = new Set(at.values());
    const own = new Set(columns.filter((_, index) => !usual.has(index)));
    const known = this.#kinds.findIndex((kind) => kind.heading === heading || isAlike(kind.own, own));
    return known === -1 ? this.#kinds.push({ heading, own }) - 1 : known;
  }
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((name) => other.has(name)).length;
  return common >= MIN_COMMON && common > Math.min(one.size, other.size) / 2;
}
