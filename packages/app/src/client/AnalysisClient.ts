import type {
  FetchJiraRequest,
  OrganizationRequest,
  PlanRequest,
  Progress,
  RegistrationRequest,
  SampleTracker,
} from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/report-text';

/** The outcome of a request. `text` is a JSON document; the dashboard checks whether it is a report. */
export type AnalysisOutcome =
  | { readonly kind: 'succeeded'; readonly text: string }
  | { readonly kind: 'failed'; readonly failure: SubmissionFailure };

export interface AnalysisRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Turns form values into a report, with a server or with the demo's fixtures. Other code does not know which of the two
 * is used.
 */
export interface AnalysisClient {
  /**
   * If users can act on a failure, resolves with this failure instead of rejecting. After an abort, it may reject or
   * resolve.
   */
  readonly analyze: (request: FetchJiraRequest, options: AnalysisRun) => Promise<AnalysisOutcome>;
  /** Reads the teams of a plan. */
  readonly plan: (request: PlanRequest, options: AnalysisRun) => Promise<AnalysisOutcome>;
  /** Reads the teams of an organization, and makes the report on all of them. */
  readonly organization: (request: OrganizationRequest, options: AnalysisRun) => Promise<AnalysisOutcome>;
  /** Looks up the issue that registers a plan. */
  readonly registerPlan: (request: RegistrationRequest, options: AnalysisRun) => Promise<AnalysisOutcome>;
  /** The tracker with generated tickets; null if there is none. */
  readonly sampleTracker: (signal: AbortSignal) => Promise<SampleTracker | null>;
}
