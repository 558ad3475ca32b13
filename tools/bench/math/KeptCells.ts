import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/processes.ts';
import type { Environment } from '../environment.ts';
import type { Task } from './runCells.ts';

/** A cell's result as a line of the file. */
interface Line<Result> extends Task {
  readonly seed: number;
  readonly measurement: string;
  readonly commit: string;
  readonly result: Result;
}

/**
 * Results of single cells, one per line of a file, so that a benchmark of hours continues where it was stopped. Only
 * lines of the same version of the measurement, number of draws and seed count. If figures change without a new
 * version, delete the lines.
 */
export class KeptCells<Result extends object> {
  readonly #file: string;
  readonly #seed: number;
  readonly #measured: Pick<Environment, 'commit' | 'measurement'>;
  readonly #lines: Line<Result>[] = [];

  constructor(
    bench: string,
    seed: number,
    measured: Pick<Environment, 'commit' | 'measurement'>,
    folder = join(root, 'docs/benchmarks/results'),
  ) {
    this.#file = join(folder, `${bench}.cells.jsonl`);
    this.#seed = seed;
    this.#measured = measured;
    if (!existsSync(this.#file)) return;
    const lines = readFileSync(this.#file, 'utf8').split('\n');
    for (const line of lines) if (line !== '') this.#lines.push(JSON.parse(line));
  }

  /** The result of a cell; undefined if the cell has not been run. */
  find({ name, runs }: Task): Result | undefined {
    const isSame = (line: Line<Result>) =>
      line.name === name &&
      line.runs === runs &&
      line.seed === this.#seed &&
      line.measurement === this.#measured.measurement;
    return this.#lines.findLast(isSame)?.result;
  }

  /** Keeps the result of a cell. */
  add({ name, runs }: Task, result: Result): void {
    const { measurement, commit } = this.#measured;
    const line: Line<Result> = { name, runs, seed: this.#seed, measurement, commit, result };
    this.#lines.push(line);
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
