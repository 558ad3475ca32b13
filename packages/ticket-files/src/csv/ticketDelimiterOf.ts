import { delimiterOf } from '@roi-insight/file-reading';
import { formOf } from './columns.ts';

/** The delimiter of a table of tickets: the delimiter with which the first line has our columns or, if there is none, the most frequent delimiter. */
export function ticketDelimiterOf(firstLine: string): string {
  return delimiterOf(firstLine, (cells) => formOf(cells) !== null);
}
