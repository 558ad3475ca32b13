import type { Progress } from '@roi-insight/contracts';
import type { AnalysisStats, FailureData, Memory, Task } from '@roi-insight/jira-reader';

/** Messages to a worker. */
export type MessageToWorker =
  | { readonly kind: 'start'; readonly id: number; readonly task: Task }
  | { readonly kind: 'abort'; readonly id: number; readonly failure: FailureData };

/** The result of an analysis in a worker. */
export type AnalysisOutcome =
  | { readonly kind: 'report'; readonly report: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failure'; readonly failure: FailureData }
  | { readonly kind: 'error'; readonly error: unknown };

/** Messages from a worker. */
export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  /** The memory use of an analysis, and the bytes in use by the whole thread. */
  | { readonly kind: 'memory'; readonly id: number; readonly use: Memory; readonly bytes: number }
  | { readonly kind: 'end'; readonly id: number; readonly ending: AnalysisOutcome; readonly stats: AnalysisStats };
