/** Rows as a Markdown table; the first row's keys are the head. */
export function markdownTable(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) => line(head.map((name) => row[name] ?? ''))),
  ].join('\n');
}
