/** A cell; null: no value. */
export type Cell = string | number | null;

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

/** What ends a cell in one spreadsheet or another: many European ones split at semicolons. */
const SEPARATOR = /[",;\t\r\n]/;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as comma-separated values after RFC 4180: CRLF ends a row, quotes are doubled, the first row names the columns.
 *
 * Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers, the negative ones
 * too. A byte order mark is written only when there is anything beyond ASCII: spreadsheets need it then, and most other
 * readers would take it for a part of the first name.
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  const text = rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
  return /\P{ASCII}/u.test(text) ? BYTE_ORDER_MARK + text : text;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return SEPARATOR.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
