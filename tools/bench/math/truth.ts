/**
 * How often the evidence is right when the true effect is known: `npm run bench:truth`. Simulated projects go through the
 * whole analysis; one row per world, with the figures that miss their target.
 *
 * `--runs 300` is the maximum number of draws of each world (default: 4,000 of those published first, 1,000 of the others,
 * 500 of those without a target for false claims: about two hours of CPU time). Also `--seed 2`,
 * `--only mixes,clicks` (groups) and `--threads 2`. `--resume FILE` stores finished cells, and continues an interrupted
 * run.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/processes.ts';
import { publishResult } from '../publishResult.ts';
import { judge } from './judge.ts';
import { overall } from './overall.ts';
import { addFinished } from './addFinished.ts';
import { readFinished } from './resumeFile.ts';
import type { CellResult } from './runCell.ts';
import { runCells } from './runCells.ts';
import { truthRow } from './truthRow.ts';
import { GROUPS } from './worlds/groups.ts';
import { type Group, MAX_RUNS, targetText } from './worlds/world.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    threads: { type: 'string', default: '2' },
    resume: { type: 'string' },
  },
});
const wanted = values.only?.split(',') ?? GROUPS.map(({ key }) => key);
const unknown = wanted.filter((key) => !GROUPS.some((group) => group.key === key));
if (unknown.length > 0) {
  const known = [...new Set(GROUPS.map(({ key }) => key))];
  throw new Error(`There is no group ${unknown.join(', ')}: ${known.join(', ')}`);
}

const WORKER = new URL('truthWorker.ts', import.meta.url);
const groups = GROUPS.filter(({ key }) => wanted.includes(key));
const runsOf = ({ maxRuns = MAX_RUNS }: Group) => Math.min(Number(values.runs), maxRuns);
const tasks = groups.flatMap((group) => group.cells.map(({ name }) => ({ name, runs: runsOf(group) })));
const version = versionOf(Number(values.runs), Number(values.seed));
const results = values.resume === undefined ? new Map<string, CellResult>() : readFinished(values.resume, version);
const open = tasks.filter(({ name }) => !results.has(name));
const started = performance.now();
let done = 0;
await runCells<CellResult>(open, Number(values.seed), Number(values.threads), WORKER, (name, result) => {
  results.set(name, result);
  if (values.resume !== undefined) addFinished(values.resume, { version, name, result });
  done += 1;
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stderr.write(`${done} of ${open.length} cells, ${seconds} s: ${name}\n`);
});

const tables = groups.map((group) => ({
  title: `${group.title} (${runsOf(group)} runs a world; ${targetsOf(group)})`,
  rows: group.cells.map((cell) => truthRow(judge(cell, resultOf(cell.name), (name) => results.get(name)))),
}));
const properties = overall(groups, results);
publishResult({
  tables: [
    ...tables,
    {
      title: 'Grades and money',
      rows: properties.map(({ text, misses }) => ({ property: text, missed: misses ? 'yes' : '' })),
    },
  ],
  notes: [
    'Weeks are quiet (shocks of 0.1 in ln(hours), ρ 0.3) or noisy (0.25, ρ 0.4).',
    'Unless said otherwise: 39 + 13 weeks, 15 tickets a week (Poisson), log-normal with a median of 10 hours and σ 0.7.',
  ],
  missed: [
    ...tables.flatMap(({ rows }) => rows.flatMap(({ world, missed }) => (missed === '' ? [] : `${world}: ${missed}`))),
    ...properties.flatMap(({ text, misses }) => (misses ? text : [])),
  ],
});

function targetsOf({ cells }: Group): string {
  return [...new Set(cells.map(({ target }) => targetText(target)))].join('; ');
}

function resultOf(name: string): CellResult {
  const result = results.get(name);
  if (result === undefined) throw new Error(`The cell '${name}' has no result.`);
  return result;
}

/** Changes whenever the result of a cell could change. */
function versionOf(runs: number, seed: number): string {
  const hash = createHash('sha256').update(`${runs} ${seed}`);
  for (const folder of ['packages/roi-math/src', 'tools/bench/math']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      hash.update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
