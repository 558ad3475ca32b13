/** A cell; null if it has no value. */
export type Cell = string | number | null;

/** Characters at the start of a cell that make a spreadsheet run it as a formula. */
const FORMULA = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Characters that end a cell in some spreadsheets: many European spreadsheets split at semicolons. */
const SEPARATOR = /[",;\t\r\n]/;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows as comma-separated values (RFC 4180): rows end with CRLF, and quotes are doubled. Text that a spreadsheet would run as a formula gets
 * an apostrophe in front; numbers, even negative numbers, get no apostrophe. A byte order mark is written only if the text is not pure ASCII:
 * spreadsheets then need it, but most other readers would treat it as part of the first column's name. Null, NaN and infinite numbers become empty
 * cells.
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
