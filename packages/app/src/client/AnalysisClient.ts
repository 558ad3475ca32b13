import type { FetchJiraRequest, Progress, SampleTracker } from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/ui';

/** The outcome of a request. `text` is a JSON document; the dashboard checks whether it is a report. */
export type AnalysisOutcome =
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'failed'; readonly failure: SubmissionFailure };

export interface AnalysisRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Turns form values into a report: through a server, or from the demo's fixtures. Nothing else knows which. */
export interface AnalysisClient {
  /** Never rejects for a reason that a person can act on; after an abort it may reject or answer. */
  readonly analyze: (request: FetchJiraRequest, options: AnalysisRun) => Promise<AnalysisOutcome>;
  /** The tracker with generated tickets; null when there is none. */
  readonly sampleTracker: (signal: AbortSignal) => Promise<SampleTracker | null>;
}
