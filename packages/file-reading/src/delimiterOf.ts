const DELIMITERS = [',', ';', '\t'];

/**
 * The delimiter that is most frequent in the first line of a table, outside of quotes.
 * @param isHeading recognizes known headings; a delimiter that gives such headings is preferred
 */
export function delimiterOf(firstLine: string, isHeading?: (cells: readonly string[]) => boolean): string {
  const known = DELIMITERS.find((delimiter) => isHeading?.(firstLine.replaceAll('"', '').split(delimiter)));
  if (known !== undefined) return known;
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
