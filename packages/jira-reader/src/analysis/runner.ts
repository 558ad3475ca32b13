import type { Progress } from '@roi-insight/contracts';
import type { Memory } from '../http/jiraClient.ts';
import type { JiraKind } from '../http/JiraKind.ts';
import type { Task } from './Task.ts';

/** Time to wait before a request to Jira is repeated for the first time. */
export const BACKOFF_MS = 2000;

/** Statistics of an analysis for the log and the metrics: counts only, no user data. */
export interface AnalysisStats {
  /** Unknown until the tracker has accepted the credential. */
  tracker: JiraKind | 'unknown';
  calls: number;
  retries: number;
  bytes: number;
  tickets: number;
}

export function newStats(): AnalysisStats {
  return { tracker: 'unknown', calls: 0, retries: 0, bytes: 0, tickets: 0 };
}

export interface RunOptions {
  /** Fires when the client disconnects or the server stops; the analysis then ends with the signal's reason. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** Called regularly with the memory use of the analysis. */
  readonly onMemoryUse: (use: Memory) => void;
  /** Filled while the analysis runs, or when it has ended. */
  readonly stats: AnalysisStats;
}

/** Runs analyses, in this thread or in others. */
export interface Runner {
  /**
   * Resolves to the response as bytes of JSON, because sending bytes between threads is faster than cloning up to
   * 100,000 tickets. Throws a `RequestFailure`.
   */
  readonly run: (task: Task, options: RunOptions) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => Promise<void>;
}
