/**
 * How often a plan of a rollout claims what is not there, finds what is, and forecasts that: `npm run bench:plan`.
 *
 * `--runs 200` is the number of draws of each world (default: 2,000, about an hour of CPU time). Also `--only "5 teams"` (part of the
 * names), `--seed 2`, `--threads 2`. `--resume FILE` stores finished cells, and continues an interrupted run.
 */
import { parseArgs } from 'node:util';
import { publishResult } from '../../publishResult.ts';
import { number, object } from 'yup';
import { addFinished } from '../addFinished.ts';
import { finishedCells } from '../finishedCells.ts';
import { runCells } from '../runCells.ts';
import { PLAN_CELLS } from './cells.ts';
import { planningSpeed } from './planningSpeed.ts';
import { planRow } from './planRow.ts';
import type { PlanCellResult } from './runPlanCell.ts';

/** Seconds that planning 20 teams may take. */
const MAX_SECONDS = 10;
const MAX_STEP_MS = 50;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
    resume: { type: 'string' },
  },
});

const resultSchema = object({
  runs: number().required(),
  faster: number().required(),
  slower: number().required(),
  covered: number().required(),
  distance: number().required(),
  forecast: number().defined().nullable(),
}).required();

const speed = [5, 8, 20].map(planningSpeed);
const cells = PLAN_CELLS.filter(({ name }) => name.includes(values.only));
const version = `${values.runs} runs, seed ${values.seed}`;
const results =
  values.resume === undefined ? new Map<string, PlanCellResult>() : finishedCells(values.resume, version, resultSchema);
const open = cells.filter(({ name }) => !results.has(name));
let done = 0;
await runCells<PlanCellResult>(
  open.map(({ name }) => ({ name, runs: Number(values.runs) })),
  Number(values.seed),
  Number(values.threads),
  new URL('planWorker.ts', import.meta.url),
  (name, result) => {
    results.set(name, result);
    if (values.resume !== undefined) addFinished(values.resume, { version, name, result });
    done += 1;
    process.stderr.write(`${done} of ${open.length}: ${name}\n`);
  },
);

const TITLES = {
  null: 'Without an effect',
  chosen: 'An order that was chosen',
  effect: 'Savings',
  replay: 'Forecasts',
} as const;

const tables = (['null', 'chosen', 'effect', 'replay'] as const).map((kind) => ({
  title: TITLES[kind],
  rows: cells.flatMap((cell) => {
    const result = results.get(cell.name);
    return cell.kind !== kind || result === undefined ? [] : [planRow(cell, result)];
  }),
}));
const speedRows = speed.map(({ teams, seconds, longestMs, steps }) => ({
  world: `planning ${teams} teams, 104 weeks`,
  'CPU s': Number(seconds.toFixed(1)),
  'longest step ms': Math.round(longestMs),
  steps,
  target: `≤ ${MAX_SECONDS} s, steps ≤ ${MAX_STEP_MS} ms`,
  missed: [seconds > MAX_SECONDS && 'seconds', longestMs > MAX_STEP_MS && 'step']
    .filter((miss) => miss !== false)
    .join(', '),
}));
const all = [...tables, { title: 'Speed', rows: speedRows }];
publishResult({
  tables: all,
  notes: [
    'Plans have 26 weeks after 52 weeks of history, and some 13 tickets a week whose ln(hours) vary by 1.1. Weekly means are simulated, not single tickets.',
    'τ and ρ are estimated from the weeks before the start in every run. Without an effect, 199 orders are compared; with one, 499.',
    '“Distance of p”: Kolmogorov–Smirnov, against uniform p.',
    'The slowest first: the order is analyzed as if it had been drawn. A report names such an order, as code and registration draw another one.',
    'Forecasts of savings are means over 12 histories of two years. First half against second: 400 replays in each half of a history of four years.',
  ],
  missed: all.flatMap(({ rows }) => rows.flatMap(({ world, missed }) => (missed === '' ? [] : `${world}: ${missed}`))),
});
