import type { SubmissionFailure } from '@roi-insight/report-text';

/** The state of the last submission. */
export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  /**
   * Shown as an alert dialog until it is dismissed. `hasPrevious` says whether the report from before this analysis can
   * be shown.
   */
  | { readonly kind: 'failed'; readonly failure: SubmissionFailure; readonly hasPrevious?: boolean }
  /** The user left while the request ran. `hasPrevious` says whether the earlier report still exists. */
  | { readonly kind: 'canceled'; readonly hasPrevious: boolean };
