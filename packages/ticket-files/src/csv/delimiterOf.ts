import { formOf } from './columns.ts';

const DELIMITERS = [',', ';', '\t'];

/** The delimiter of a table: the one with which the first line has our columns, or the most frequent one outside of quotes. */
export function delimiterOf(firstLine: string): string {
  const known = DELIMITERS.find((delimiter) => formOf(firstLine.replaceAll('"', '').split(delimiter)) !== null);
  if (known !== undefined) return known;
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
