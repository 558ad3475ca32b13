import type { Progress } from '@roi-insight/contracts';
import type { ReaderConfig } from './ReaderConfig.ts';
import { newStats, type RunOptions } from './analysis/runner.ts';

/** How a program other than the server reads a tracker. */
export interface ReadingOptions {
  readonly config: ReaderConfig;
  readonly now: () => Date;
  /** First wait before a request to Jira is repeated, in ms; the server's own if it is missing. */
  readonly backoffMs?: number;
  /** Its reason, an error, is what the reading ends with. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** The same for an analysis. What it has in memory nobody counts: it is the only one. */
export function runOptions({ signal, onProgress }: ReadingOptions): RunOptions {
  return { signal, onProgress, onMemoryUse: () => undefined, stats: newStats() };
}
