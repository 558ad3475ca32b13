import type { Progress } from '@roi-insight/contracts';
import type { ReaderConfig } from './ReaderConfig.ts';
import { newStats, type RunOptions } from './analysis/runner.ts';

/** Options for reading a tracker by programs other than the server. */
export interface ReadingOptions {
  readonly config: ReaderConfig;
  readonly now: () => Date;
  /** Time in ms to wait before a request to Jira is repeated for the first time; the server's default if it is missing. */
  readonly backoffMs?: number;
  /** Cancels reading, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** The options of an analysis. Memory is not tracked: there is only one analysis. */
export function runOptions({ signal, onProgress }: ReadingOptions): RunOptions {
  return { signal, onProgress, onMemoryUse: () => undefined, stats: newStats() };
}
