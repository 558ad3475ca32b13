import { columnNames } from '../csv/Cells.ts';
import type { PersonColumn } from './PersonMapping.ts';

/** Columns of the mapping that say nothing about the amount of use. */
const NAMING: readonly PersonColumn[] = ['person', 'date', 'team', 'currency', 'tool'];

/** Words in the names of columns whose numbers are not an amount of use. */
const NO_MEASURE = /(^|_)(id|uuid|number|version|date|day|week|month|year|time|timestamp|limit|quota|mode|seats?)(_|$)/;

/** The positions of the columns whose numbers are an amount of use, such as sessions, tokens, or spend. */
export function measuresIn(heading: readonly string[], at: ReadonlyMap<PersonColumn, number>): readonly number[] {
  const naming = new Set(NAMING.map((column) => at.get(column)));
  return columnNames(heading).flatMap((name, index) => (naming.has(index) || NO_MEASURE.test(name) ? [] : [index]));
}
