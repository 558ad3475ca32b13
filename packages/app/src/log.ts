/* oxlint-disable no-console -- the product owes its user two lines there: the masked token on submit, and an unknown path. */

/** Writes a line to the browser's console. */
export function log(line: string): void {
  console.info(line);
}
