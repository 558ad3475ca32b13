const DELIMITERS = [',', ';', '\t'];

/**
 * The delimiter of a table: the most frequent one outside of quotes in its first line.
 * @param isHeading recognizes known headings: a delimiter that separates them is preferred
 */
export function delimiterOf(firstLine: string, isHeading?: (cells: readonly string[]) => boolean): string {
  const known = DELIMITERS.find((delimiter) => isHeading?.(firstLine.replaceAll('"', '').split(delimiter)));
  if (known !== undefined) return known;
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
