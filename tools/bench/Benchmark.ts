import type { Row } from './markdownTable.ts';

/** The result of a benchmark. */
export interface BenchResult {
  readonly tables: readonly { readonly title: string; readonly rows: readonly Row[] }[];
  /** Notes that are needed to understand the tables. */
  readonly notes: readonly string[];
  /** Missed targets, one sentence each. */
  readonly missed: readonly string[];
  /** Missed targets of time. A busy machine misses them as well, so the short form does not judge them. */
  readonly missedTimes?: readonly string[];
  /** It drew too little to judge a target. */
  readonly isTooSmall?: boolean;
  /** An option selected a part of the benchmark, or other data: the result is printed and not written. */
  readonly isPart?: boolean;
}

/** How a benchmark was started. */
export interface BenchRun {
  readonly name: string;
  /** Its own arguments. */
  readonly args: readonly string[];
  /** Little more than a proof that it runs. */
  readonly isShort: boolean;
}

/** A benchmark. */
export interface Benchmark {
  readonly run: (run: BenchRun) => BenchResult | Promise<BenchResult>;
  /** Runs one of its simulated cells, in a thread; absent without cells. */
  readonly runCell?: (cell: string, runs: number, seed: number) => object;
}
