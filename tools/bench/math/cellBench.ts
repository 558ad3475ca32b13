import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Benchmark, BenchResult, BenchRun } from '../Benchmark.ts';
import { environment } from '../environment.ts';
import type { Row } from '../markdownTable.ts';
import type { CellGroup } from './CellGroup.ts';
import { cellNamed } from './cellNamed.ts';
import { KeptCells } from './KeptCells.ts';
import { runCells, type Task } from './runCells.ts';

interface CellBench<Cell, Result> {
  readonly groups: readonly CellGroup<Cell>[];
  /** Number of draws of each cell if `--runs` is not given. */
  readonly runs: number;
  /** Number of draws of each cell if `--short` is given: too few to judge a target. */
  readonly shortRuns: number;
  /** Maximum number of draws of a cell. */
  readonly maxRuns?: (cell: Cell) => number;
  readonly runCell: (cell: Cell, runs: number, seed: number) => Result;
  /** The table's row for a cell. `missed` names the missed targets. */
  readonly row: (cell: Cell, result: Result, results: ReadonlyMap<string, Result>) => Row & { readonly missed: string };
  readonly titleOf?: (group: CellGroup<Cell>, runs: number) => string;
  readonly notes: readonly string[];
  /** Additional tables. */
  readonly more?: (
    groups: readonly CellGroup<Cell>[],
    results: ReadonlyMap<string, Result>,
  ) => Pick<BenchResult, 'tables' | 'missed'>;
}

interface CellBenchmark<Result extends object> extends Benchmark {
  readonly runCell: (cell: string, runs: number, seed: number) => Result;
}

/**
 * A benchmark of simulated cells with a known truth. `--runs 300` limits the number of draws of each cell. Other
 * options: `--seed 2`, `--only mixes,clicks` (names of groups, or parts of cell names) and `--threads 2`. A run that was
 * stopped continues with the cells that are missing.
 */
export function cellBench<Cell extends { readonly name: string }, Result extends object>(
  bench: CellBench<Cell, Result>,
): CellBenchmark<Result> {
  return {
    run: (run) => runBench(bench, run),
    runCell: (name, runs, seed) => bench.runCell(cellNamed(bench.groups, name), runs, seed),
  };
}

async function runBench<Cell extends { readonly name: string }, Result extends object>(
  bench: CellBench<Cell, Result>,
  { name: benchName, args, isShort, isKept }: BenchRun,
): Promise<BenchResult> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: String(isShort ? bench.shortRuns : bench.runs) },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  const wanted = wantedOf(bench.groups, values.only?.split(','));
  const tasksOf = (groups: readonly CellGroup<Cell>[]): readonly Task[] =>
    groups.flatMap(({ cells, maxRuns = Infinity }) =>
      cells.map((cell) => ({ name: cell.name, runs: Math.min(runs, maxRuns, bench.maxRuns?.(cell) ?? Infinity) })),
    );
  const kept = isKept ? new KeptCells<Result>(benchName, seed, environment()) : null;
  const results = new Map<string, Result>();
  for (const task of tasksOf(bench.groups)) {
    const result = kept?.find(task);
    if (result !== undefined) results.set(task.name, result);
  }
  const tasks = tasksOf(wanted).filter(({ name }) => !results.has(name));
  const started = performance.now();
  let done = 0;
  await runCells<Result>(tasks, Number(values.threads), { bench: benchName, seed }, (task, result) => {
    results.set(task.name, result);
    kept?.add(task, result);
    done += 1;
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${done} of ${tasks.length} cells, ${seconds} s: ${task.name}\n`);
  });
  // The cells of other groups may have been run earlier.
  const isWhole = tasksOf(bench.groups).every(({ name }) => results.has(name));
  const groups = isWhole ? bench.groups : wanted;
  const tables = groups.map((group) => ({
    title: bench.titleOf?.(group, runs) ?? group.title,
    rows: group.cells.map((cell) => bench.row(cell, valueOf(results, cell.name), results)),
  }));
  const more = bench.more?.(groups, results) ?? { tables: [], missed: [] };
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
    isPart: !isWhole,
  };
}

/** The selected groups. Of every other group, the cells that have a selected word in their name. */
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

function valueOf<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`There is nothing about a cell '${name}'.`);
  return value;
}
