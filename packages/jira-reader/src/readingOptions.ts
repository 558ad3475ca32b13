import type { Progress } from '@roi-insight/contracts';
import type { ReaderConfig } from './ReaderConfig.ts';
import { newStats, type RunOptions } from './analysis/runner.ts';

/** How a program other than the server reads a tracker. */
export interface ReadingOptions {
  readonly config: ReaderConfig;
  readonly now: () => Date;
  /** First wait before a request to Jira is repeated, in ms; the server's own if it is missing. */
  readonly backoffMs?: number;
  /** Cancels the reading, which then ends with its reason, an error. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** The options of an analysis. Memory is not tracked: there is only one analysis. */
export function runOptions({ signal, onProgress }: ReadingOptions): RunOptions {
  return { signal, onProgress, onMemoryUse: () => undefined, stats: newStats() };
}
