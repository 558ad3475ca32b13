import { ticketFileErrors } from '@roi-insight/report-text';
import { wrongInput } from '../exitCodes.ts';

/** The headings in the values of `--column`, by the names of the columns. */
export function columnHeadings<Column extends string>(
  pairs: readonly string[],
  columns: readonly Column[],
): Partial<Record<Column, string>> {
  const headings: Partial<Record<Column, string>> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const column = columns.find((name) => name === pair.slice(0, at).trim());
    if (column === undefined) throw wrongInput(ticketFileErrors.column(columns));
    headings[column] = pair.slice(at + 1).trim();
  }
  return headings;
}
