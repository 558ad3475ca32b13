/* oxlint-disable no-console -- the product owes its user three lines there: the masked token on submit, an unknown path, and rows of a report whose date cannot be read; the demo one about a presenter link. */

/** Writes a line to the browser's console. */
export function log(line: string): void {
  console.info(line);
}

/** Writes a warning to the browser's console. */
export function warn(line: string): void {
  console.warn(line);
}
