import type { Progress, Report } from '@roi-insight/contracts';
import type { ConnectFormValues } from '../features/connect/ConnectForm/connectFormSchema.ts';
import type { SubmissionFailure } from '../features/connect/FailureDialog/SubmissionFailure.ts';

/** How a submission of the journey ends, and when. */
export type Answer =
  | { readonly kind: 'report'; readonly afterMs: number; readonly report: Report }
  | { readonly kind: 'failure'; readonly afterMs: number; readonly failure: SubmissionFailure };

/** A submission that has been made. */
export interface Submission {
  readonly values: ConnectFormValues;
  readonly atMs: number;
  readonly answer: Answer;
}

/** What the person in the journey sees. */
export type JourneyStep =
  | { readonly kind: 'landing' }
  | { readonly kind: 'form' }
  | { readonly kind: 'form-failed'; readonly failure: SubmissionFailure }
  | { readonly kind: 'loading'; readonly elapsedMs: number }
  | { readonly kind: 'dashboard-loading' }
  | { readonly kind: 'dashboard-empty' }
  | { readonly kind: 'dashboard'; readonly report: Report }
  | { readonly kind: 'lost' };

/** The loading screen gives way to the dashboard after this long, whatever the request does. */
const WAIT_MS = 6000;

/** What the server reports while it reads. */
export const READING: Progress = { stage: 'reading', done: 120, total: 843 };

/** Where a submission has led by now. */
export function stepAfterSubmission({ atMs, answer }: Submission, nowMs: number): JourneyStep {
  const elapsedMs = nowMs - atMs;
  if (elapsedMs >= answer.afterMs) {
    return answer.kind === 'report'
      ? { kind: 'dashboard', report: answer.report }
      : { kind: 'form-failed', failure: answer.failure };
  }
  return elapsedMs < WAIT_MS ? { kind: 'loading', elapsedMs } : { kind: 'dashboard-loading' };
}
