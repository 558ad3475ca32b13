import { TicketFileError } from '../TicketFileError.ts';

/** Maximum number of columns. The largest exports of Jira have some thousand. */
const MAX_COLUMNS = 10_000;

/** Different names for all columns of a table: a number is added to a repeated heading, and an empty heading is named by its position. */
export function headingsOf(cells: readonly string[], line: number): readonly string[] {
  if (cells.length > MAX_COLUMNS) throw new TicketFileError(line, { kind: 'too-many-columns' });
  const counts = new Map<string, number>();
  return cells.map((cell, index) => {
    const heading = cell.trim() === '' ? `Column ${index + 1}` : cell.trim().replace(/\s+/g, ' ');
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}
