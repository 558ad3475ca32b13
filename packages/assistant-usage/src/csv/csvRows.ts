import { delimiterOf, RowReader } from '@roi-insight/file-reading';
import type { UsagePlace } from '@roi-insight/contracts';

export type TakeCells = (cells: readonly string[], place: UsagePlace) => void;

/**
 * Reads a table in pieces.
 * @param open returns the reader of all further rows, depending on the headings in the first line
 */
export function csvRows(file: string, open: (heading: readonly string[]) => TakeCells): RowReader {
  let take: TakeCells | null = null;
  return new RowReader(delimiterOf, (cells, line) => {
    if (take === null) take = open(cells);
    else take(cells, { file, line, entry: null });
  });
}
