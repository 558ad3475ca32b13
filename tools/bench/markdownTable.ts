/** A row of a table by column. Null means that the column does not apply. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Rows as a Markdown table with aligned columns. The keys of the first row are the column names. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const cells = rows.map((row) => String(row[name] ?? ''));
    return { name, cells, width: Math.max(3, name.length, ...cells.map(({ length }) => length)) };
  });
  const line = (textOf: (column: (typeof columns)[number]) => string) =>
    `| ${columns.map((column) => textOf(column).padEnd(column.width)).join(' | ')} |`;
  return [
    line(({ name }) => name),
    line(({ width }) => '-'.repeat(width)),
    ...rows.map((_row, index) => line(({ cells }) => cells[index] ?? '')),
  ].join('\n');
}
