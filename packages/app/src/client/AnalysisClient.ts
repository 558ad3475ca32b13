import type { FetchJiraRequest, Progress, SampleTracker } from '@roi-insight/contracts';
import type { Failure } from '@roi-insight/ui';

/** How a request ended. `text` is a JSON document; whether it is a report is judged where it is shown. */
export type AnalysisOutcome =
  { readonly kind: 'answered'; readonly text: string } | { readonly kind: 'failed'; readonly failure: Failure };

export interface AnalyzeOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Whoever turns form values into a report: a server, or the demo's fixtures. Nothing else knows which. */
export interface AnalysisClient {
  /** Never rejects for a reason that a person can act on; after an abort it may reject or answer. */
  readonly analyze: (request: FetchJiraRequest, options: AnalyzeOptions) => Promise<AnalysisOutcome>;
  /** The tracker with generated tickets; null when there is none. */
  readonly sampleTracker: (signal: AbortSignal) => Promise<SampleTracker | null>;
}
