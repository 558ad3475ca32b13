/**
 * How often the use of an assistant shows when it began, which control used it in secret, and what that does to comparisons:
 * `npm run bench:usage`.
 *
 * `--runs 200` is the number of draws of each world (default: 4,000). Also `--only secretly` (part of the names), `--seed 2`,
 * `--threads 2`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { publishResult } from '../../publishResult.ts';
import { runCells } from '../runCells.ts';
import type { UsageResult } from './runUsageCell.ts';
import { usageRow } from './usageRow.ts';
import { USAGE_CELLS } from './worlds.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '4000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});

const cells = USAGE_CELLS.filter(({ name }) => name.includes(values.only));
const results = new Map<string, UsageResult>();
await runCells<UsageResult>(
  cells.map(({ name }) => ({ name, runs: Number(values.runs) })),
  Number(values.seed),
  Number(values.threads),
  new URL('usageWorker.ts', import.meta.url),
  (name, result) => {
    results.set(name, result);
    process.stderr.write(`${results.size} of ${cells.length}: ${name}\n`);
  },
);

const TITLES = {
  start: 'When use began: 40 % of the people in the end',
  control: 'Controls',
  comparison: 'Comparisons',
} as const;

const tables = (['start', 'control', 'comparison'] as const).map((kind) => ({
  title: TITLES[kind],
  rows: cells.flatMap((cell) => {
    const result = results.get(cell.name);
    return cell.kind !== kind || result === undefined ? [] : [usageRow(cell, result)];
  }),
}));
publishResult({
  tables,
  notes: [
    'Sources have 26 + 26 weeks, and 1 to 4 people are not distinguished. Shares in percent of the runs.',
    '“The same” people begin once and are active in 9 of 10 weeks; “changing” people are drawn each week.',
    '“Date doubted” counts reports which say that use began more than 2 weeks from the date that was entered.',
    'A secret control saves 30 %; in its use, 20 % of 40 people are active. Contaminated controls are left out of the comparison.',
    'Comparisons with and without usage are of the same simulated companies. Without “saved” in the name, the project has no effect.',
  ],
  missed: tables.flatMap(({ rows }) =>
    rows.flatMap(({ world, missed }) => (missed === '' ? [] : `${world}: ${missed}`)),
  ),
});
