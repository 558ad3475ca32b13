import { hasAddress } from '@roi-insight/contracts';
import { columnNames } from '../csv/Cells.ts';

/** What begins a cell with a number, a date, markup or JSON. */
const VALUE = /^\s*[-$€£]?[\d<{[]/;

/** Columns of a table of another kind, which has no people. */
const NO_PERSONS = new Set(['week_start', 'active_people']);

/**
 * Whether the first line of a table seems to have the headings of a table of persons and days. A line with an address, a number or a date is a row,
 * which could name a person, so that it is not shown.
 */
export const areHeadings = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => !hasAddress(cell) && !VALUE.test(cell)) &&
  !columnNames(cells).some((name) => NO_PERSONS.has(name));
