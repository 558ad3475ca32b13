/**
 * How often a comparison with other teams is right when the true effect is known: `npm run bench:comparison`.
 *
 * `--runs 200` is the maximum number of draws of each company (default: 4,000 with one adopter, 1,000 with several),
 * `--program-runs 100` that of companies with several adopters, `--ticket-runs 100` that of companies with whole tickets.
 * Also `--only reference,programs` (groups), `--seed 2`, `--threads 2`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { publishResult } from '../../publishResult.ts';
import { runCells } from '../runCells.ts';
import { comparisonRow } from './comparisonRow.ts';
import type { ComparisonResult } from './runComparisonCell.ts';
import { COMPARISON_GROUPS, type ComparisonCell, type ComparisonGroup } from './worlds.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '4000' },
    'program-runs': { type: 'string', default: '1000' },
    'ticket-runs': { type: 'string', default: '1000' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});

const only = values.only?.split(',');
const groups = COMPARISON_GROUPS.filter(({ key }) => only === undefined || only.includes(key));
const results = new Map<string, ComparisonResult>();
const tasks = groups.flatMap((group) => group.cells.map((cell) => ({ name: cell.name, runs: runsOf(cell, group) })));
const started = performance.now();
await runCells<ComparisonResult>(
  tasks,
  Number(values.seed),
  Number(values.threads),
  new URL('comparisonWorker.ts', import.meta.url),
  (name, result) => {
    results.set(name, result);
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${results.size} of ${tasks.length}, ${seconds} s: ${name} ${JSON.stringify(result)}\n`);
  },
);

const tables = groups.map(({ title, cells }) => ({
  title,
  rows: cells.map((cell) => comparisonRow(cell, resultOf(cell.name))),
}));
publishResult({
  tables,
  notes: [
    'Every team completes 15 tickets a week (Poisson, σ 0.7 unless it says another) for 39 + 13 weeks. Shares in percent of the runs.',
    '“Grade A” counts all runs, most of which claim nothing; “false with A” counts those whose claim is false, and “of those with A” gives them as a part of the runs with grade A.',
    '“A control changed” is the doubt about a control that seems to have changed by itself.',
    '“Alone” is what the project shows without the other teams.',
  ],
  missed: tables.flatMap(({ rows }) =>
    rows.flatMap(({ company, missed }) => (missed === '' ? [] : `${company}: ${missed}`)),
  ),
});

function runsOf({ company }: ComparisonCell, { maxRuns }: ComparisonGroup): number {
  const wanted = company.asTickets
    ? values['ticket-runs']
    : company.adopters.length > 1
      ? values['program-runs']
      : values.runs;
  return Math.min(Number(wanted), maxRuns);
}

function resultOf(name: string): ComparisonResult {
  const result = results.get(name);
  if (result === undefined) throw new Error(`The cell '${name}' has no result.`);
  return result;
}
