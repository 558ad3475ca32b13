import { delimiterOf } from '@roi-insight/file-reading';
import { formOf } from './columns.ts';

/** The delimiter of a table of tickets: the one with which the first line has our columns, or the most frequent one. */
export function ticketDelimiterOf(firstLine: string): string {
  return delimiterOf(firstLine, (cells) => formOf(cells) !== null);
}
