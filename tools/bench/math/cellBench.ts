import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Schema } from 'yup';
import { root } from '../../../scripts/processes.ts';
import type { Benchmark, BenchResult, BenchRun } from '../Benchmark.ts';
import type { Row } from '../markdownTable.ts';
import { addFinished } from './addFinished.ts';
import { finishedCells } from './finishedCells.ts';
import { runCells } from './runCells.ts';

/** The cells of one table. */
interface CellGroup<Cell> {
  /** Name of the group for `--only`. */
  readonly key: string;
  readonly title: string;
  readonly cells: readonly Cell[];
  /** Maximum number of draws of each cell. */
  readonly maxRuns?: number;
}

interface CellBench<Cell, Result> {
  readonly groups: readonly CellGroup<Cell>[];
  /** Number of draws of each cell without `--runs`. */
  readonly runs: number;
  /** Number of draws of each cell with `--short`: too few to judge a target. */
  readonly shortRuns: number;
  /** Maximum number of draws of a cell. */
  readonly maxRuns?: (cell: Cell) => number;
  readonly runCell: (cell: Cell, runs: number, seed: number) => Result;
  /** Schema of stored results, for `--resume`. */
  readonly resultSchema?: Schema<Result>;
  /** The table's row for a cell. `missed` names the missed targets. */
  readonly row: (cell: Cell, result: Result, results: ReadonlyMap<string, Result>) => Row & { readonly missed: string };
  readonly titleOf?: (group: CellGroup<Cell>, runs: number) => string;
  readonly notes: readonly string[];
  /** Additional tables. */
  readonly more?: (
    groups: readonly CellGroup<Cell>[],
    results: ReadonlyMap<string, Result>,
    runs: number,
  ) => Pick<BenchResult, 'tables' | 'missed'>;
}

/**
 * A benchmark of simulated cells with a known truth. `--runs 300` limits the number of draws of each cell. Other
 * options: `--seed 2`, `--only mixes,clicks` (names of groups, or parts of cell names) and `--threads 2`. `--resume
 * FILE` stores finished cells, so that an interrupted run can continue.
 */
export function cellBench<Cell extends { readonly name: string }, Result extends object>(
  bench: CellBench<Cell, Result>,
): Required<Benchmark> {
  const cells = new Map(bench.groups.flatMap((group) => group.cells.map((cell) => [cell.name, cell])));
  return {
    run: (run) => runBench(bench, run),
    runCell: (name, runs, seed) => bench.runCell(valueOf(cells, name), runs, seed),
  };
}

async function runBench<Cell extends { readonly name: string }, Result extends object>(
  bench: CellBench<Cell, Result>,
  { name: benchName, args, isShort }: BenchRun,
): Promise<BenchResult> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: String(isShort ? bench.shortRuns : bench.runs) },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
      resume: { type: 'string' },
    },
  });
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  const groups = wantedOf(bench.groups, values.only?.split(','));
  const tasks = groups.flatMap(({ cells, maxRuns = Infinity }) =>
    cells.map((cell) => ({ name: cell.name, runs: Math.min(runs, maxRuns, bench.maxRuns?.(cell) ?? Infinity) })),
  );
  const version = versionOf(runs, seed);
  const results = finishedOf(bench, values.resume, version);
  const open = tasks.filter(({ name }) => !results.has(name));
  const started = performance.now();
  let done = 0;
  await runCells<Result>(open, Number(values.threads), { bench: benchName, seed }, (name, result) => {
    results.set(name, result);
    if (values.resume !== undefined) addFinished(values.resume, { version, name, result });
    done += 1;
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${done} of ${open.length} cells, ${seconds} s: ${name}\n`);
  });
  const tables = groups.map((group) => ({
    title: bench.titleOf?.(group, runs) ?? group.title,
    rows: group.cells.map((cell) => bench.row(cell, valueOf(results, cell.name), results)),
  }));
  const more = bench.more?.(groups, results, runs) ?? { tables: [], missed: [] };
  const missed = groups.flatMap(({ cells }, group) =>
    cells.flatMap(({ name }, index) => {
      const missing = tables[group]?.rows[index]?.missed ?? '';
      return missing === '' ? [] : [`${name}: ${missing}`];
    }),
  );
  return {
    tables: [...tables, ...more.tables],
    notes: bench.notes,
    missed: isShort ? [] : [...missed, ...more.missed],
    isTooSmall: isShort,
    isPart: values.only !== undefined,
  };
}

/** The selected groups, and cells of other groups if their names contain a selected word. */
function wantedOf<Cell extends { readonly name: string }>(
  groups: readonly CellGroup<Cell>[],
  only: readonly string[] | undefined,
): readonly CellGroup<Cell>[] {
  if (only === undefined) return groups;
  const wanted = groups.flatMap((group) => {
    if (only.includes(group.key)) return group;
    const cells = group.cells.filter(({ name }) => only.some((word) => name.includes(word)));
    return cells.length === 0 ? [] : { ...group, cells };
  });
  if (wanted.length > 0) return wanted;
  const known = [...new Set(groups.map(({ key }) => key))];
  throw new Error(`There is no group or cell ${only.join(', ')}. Groups: ${known.join(', ')}`);
}

function finishedOf<Cell, Result>(
  { resultSchema }: CellBench<Cell, Result>,
  file: string | undefined,
  version: string,
): Map<string, Result> {
  if (file === undefined) return new Map();
  if (resultSchema === undefined) throw new Error('This benchmark is too short for --resume.');
  return finishedCells(file, version, resultSchema);
}

function valueOf<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`There is nothing about a cell '${name}'.`);
  return value;
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
