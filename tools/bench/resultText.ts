import type { BenchResult } from './Benchmark.ts';
import type { Environment } from './environment.ts';
import { markdownTable } from './markdownTable.ts';

/** A result as plain text. */
export function resultText(result: BenchResult, measured: Environment): string {
  const { tables, notes } = result;
  const { date, commit, measurement, machine, node } = measured;
  return [
    ...tables.flatMap(({ title, rows }) => ['', title, '', rows.length === 0 ? 'No rows.' : markdownTable(rows)]),
    '',
    ...notes,
    `Measured on ${date} at ${commit}, measurement ${measurement}, ${machine}, Node ${node}.`,
    ...verdict(result),
    '',
  ].join('\n');
}

function verdict({ missed, missedTimes = [], isTooSmall = false }: BenchResult): readonly string[] {
  if (isTooSmall) return ['Too few draws to judge the targets.'];
  if (missed.length + missedTimes.length === 0) return ['No target was missed.'];
  return [
    ...missed.map((text) => `MISSED: ${text}`),
    ...missedTimes.map((text) => `MISSED, or the machine was busy: ${text}`),
  ];
}

/** A result as JSON, with one line for each row, note and missed target, for readable diffs. */
export function resultJson({ tables, notes, missed, missedTimes = [] }: BenchResult, measured: Environment): string {
  const list = (items: readonly unknown[], indent: string) =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`;
  const table = ({ title, rows }: BenchResult['tables'][number]) =>
    `    {\n      "title": ${JSON.stringify(title)},\n      "rows": ${list(rows, '      ')}\n    }`;
  return `{
  "measured": ${JSON.stringify(measured)},
  "missed": ${list([...missed, ...missedTimes], '  ')},
  "notes": ${list(notes, '  ')},
  "tables": [
${tables.map(table).join(',\n')}
  ]
}
`;
}
