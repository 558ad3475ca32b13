/**
 * How often reports of a whole year are right when the true course of the effect is known: `npm run bench:quarters`. A
 * report is made 8 weeks after adoption and then every four weeks; each cell is a kind of simulated company.
 *
 * `--runs 200` is the number of years of each (default: 1,000). Also `--only 'quiet, 4'` (part of the names), `--seed 2`,
 * `--threads 2`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { publishResult } from '../../publishResult.ts';
import { runCells } from '../runCells.ts';
import type { YearResult } from './runYearCell.ts';
import { YEAR_CELLS } from './worlds.ts';
import { yearRow } from './yearRow.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});

const cells = YEAR_CELLS.filter(({ name }) => name.includes(values.only));
const results = new Map<string, YearResult>();
const started = performance.now();
await runCells<YearResult>(
  cells.map(({ name }) => ({ name, runs: Number(values.runs) })),
  Number(values.seed),
  Number(values.threads),
  new URL('quartersWorker.ts', import.meta.url),
  (name, result) => {
    results.set(name, result);
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${results.size} of ${cells.length}, ${seconds} s: ${name}\n`);
  },
);

const rows = cells.flatMap((cell) => {
  const result = results.get(cell.name);
  return result === undefined ? [] : [yearRow(cell, result)];
});
publishResult({
  tables: [{ title: 'A year of reports', rows }],
  notes: [
    'Every team completes 15 tickets a week (Poisson, σ 0.7) for 39 + 52 weeks. Shares in percent of the years.',
    '“Any” counts years in which any monthly report claims it, “growing” included; “faster” and “slower” those of the first quarter.',
    '“Ever” also counts years in which a report calls a later quarter faster or slower by its interval, where no word fits. No target.',
    'Words are those of the reports after 26, 39 and 52 weeks. Coverage is that of the intervals that hold together.',
    'Targets in percent: any claim without an effect ≤ 4, coverage ≥ 93, “gone” although the effect lasts ≤ 2.5, “lasting” although it is gone ≤ 2.5.',
  ],
  missed: rows.flatMap(({ world, missed }) => (missed === '' ? [] : `${world}: ${missed}`)),
});
