import type { Row } from './markdownTable.ts';

/** The result of a benchmark. */
export interface BenchResult {
  readonly tables: readonly { readonly title: string; readonly rows: readonly Row[] }[];
  /** Notes that readers need to understand the tables. */
  readonly notes: readonly string[];
  /** Missed targets, one sentence each. */
  readonly missed: readonly string[];
  /** Missed targets for times. A busy machine also misses these targets. */
  readonly missedTimes?: readonly string[];
  /** Whether the draws were too few to judge a target. */
  readonly isTooSmall?: boolean;
  /** Whether an option selected a part of the benchmark or changed its data. The result is then printed but not written. */
  readonly isPart?: boolean;
}

/** How a benchmark was started. */
export interface BenchRun {
  readonly name: string;
  /** Arguments for this benchmark. */
  readonly args: readonly string[];
  /** Whether the benchmark runs only enough to prove that it works. */
  readonly isShort: boolean;
  /** Whether the results are kept in files. */
  readonly isKept: boolean;
}

/** A benchmark. */
export interface Benchmark {
  readonly run: (run: BenchRun) => BenchResult | Promise<BenchResult>;
  /** Runs one of the benchmark's simulated cells in a thread; undefined if the benchmark has no cells. */
  readonly runCell?: (cell: string, runs: number, seed: number) => object;
}
