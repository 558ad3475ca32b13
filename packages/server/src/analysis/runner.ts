import type { FetchJiraRequest, Progress, Report } from '@roi-insight/contracts';

/** How an analysis went, for the log: counts, nobody's data. */
export interface AnalysisStats {
  calls: number;
  retries: number;
  bytes: number;
  tickets: number;
}

export function newStats(): AnalysisStats {
  return { calls: 0, retries: 0, bytes: 0, tickets: 0 };
}

export interface RunOptions {
  /** Fires when the client goes away or the server stops; its reason is what the analysis ends with. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** Filled while the analysis runs, or when it has ended. */
  readonly stats: AnalysisStats;
}

/** Where analyses run. */
export interface Runner {
  /** Throws a `Failure`. */
  readonly run: (request: FetchJiraRequest, options: RunOptions) => Promise<Report>;
  readonly close: () => Promise<void>;
}
