import type { Progress, Report } from '@roi-insight/contracts';
import type { ConnectFormValues } from '../features/connect/ConnectForm/connectFormSchema.ts';
import type { SubmissionFailure } from '@roi-insight/report-text';

/** The outcome of a submission and its time. */
export type Answer =
  | { readonly kind: 'report'; readonly afterMs: number; readonly report: Report }
  | { readonly kind: 'failure'; readonly afterMs: number; readonly failure: SubmissionFailure };

/** A submission with its start time. */
export interface Submission {
  readonly values: ConnectFormValues;
  readonly atMs: number;
  readonly answer: Answer;
}

/** The current screen of the journey. */
export type JourneyStep =
  | { readonly kind: 'landing' }
  | { readonly kind: 'form' }
  | { readonly kind: 'form-failed'; readonly failure: SubmissionFailure }
  | { readonly kind: 'loading'; readonly elapsedMs: number }
  | { readonly kind: 'dashboard-loading' }
  | { readonly kind: 'dashboard-empty' }
  | { readonly kind: 'dashboard'; readonly report: Report }
  | { readonly kind: 'lost' };

/** The dashboard replaces the loading screen after this time, even if the request is still running. */
const WAIT_MS = 6000;

/** The progress that the server reports. */
export const READING: Progress = { stage: 'reading', done: 120, total: 843 };

/** The step that a submission has reached. */
export function stepAfterSubmission({ atMs, answer }: Submission, nowMs: number): JourneyStep {
  const elapsedMs = nowMs - atMs;
  if (elapsedMs >= answer.afterMs) {
    return answer.kind === 'report'
      ? { kind: 'dashboard', report: answer.report }
      : { kind: 'form-failed', failure: answer.failure };
  }
  return elapsedMs < WAIT_MS ? { kind: 'loading', elapsedMs } : { kind: 'dashboard-loading' };
}
