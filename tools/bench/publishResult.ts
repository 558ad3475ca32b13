import { writeFileSync } from 'node:fs';
import { type Environment, environment } from './environment.ts';
import { markdownTable, type Row } from './markdownTable.ts';

/** The result of a benchmark. */
export interface BenchResult {
  readonly tables: readonly { readonly title: string; readonly rows: readonly Row[] }[];
  /** Notes that are needed to understand the tables. */
  readonly notes: readonly string[];
  /** Missed targets, one sentence each. */
  readonly missed: readonly string[];
}

/** Recorded at the start, because the commit may change while a benchmark runs. */
const measured = environment();

/**
 * Prints a result and, if `BENCH_RESULT` names a file, writes it there as JSON. Ends the process with 1 after a missed
 * target.
 */
export function publishResult(result: BenchResult): void {
  process.stdout.write(resultText(result));
  const file = process.env['BENCH_RESULT'];
  if (file !== undefined) writeFileSync(file, resultJson(result, measured));
  process.exitCode = result.missed.length === 0 ? 0 : 1;
}

function resultText({ tables, notes, missed }: BenchResult): string {
  const verdict = missed.length === 0 ? ['No target was missed.'] : missed.map((text) => `MISSED: ${text}`);
  return [
    ...tables.flatMap(({ title, rows }) => ['', title, '', rows.length === 0 ? 'No rows.' : markdownTable(rows)]),
    '',
    ...notes,
    ...verdict,
    '',
  ].join('\n');
}

/** One line for each row, note and missed target, for readable diffs. */
export function resultJson({ tables, notes, missed }: BenchResult, environmentOf: Environment): string {
  const list = (items: readonly unknown[], indent: string) =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`;
  const table = ({ title, rows }: BenchResult['tables'][number]) =>
    `    {\n      "title": ${JSON.stringify(title)},\n      "rows": ${list(rows, '      ')}\n    }`;
  return `{
  "measured": ${JSON.stringify(environmentOf)},
  "missed": ${list(missed, '  ')},
  "notes": ${list(notes, '  ')},
  "tables": [
${tables.map(table).join(',\n')}
  ]
}
`;
}
