import { hasAddress } from '@roi-insight/contracts';

/**
 * Whether the first line of a table seems to have headings. A line with an address, a number or a date is a row, which could name a person, so that it
 * is not shown.
 */
export const areHeadings = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => !hasAddress(cell) && !/^\s*-?[$\d]/.test(cell));
