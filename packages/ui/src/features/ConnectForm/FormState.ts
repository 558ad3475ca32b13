import type { Failure } from '../FailureDialog/Failure.ts';

/** What the last submission is up to. */
export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  /** Shown as an alert dialog until it is dismissed. */
  | { readonly kind: 'failed'; readonly failure: Failure };
