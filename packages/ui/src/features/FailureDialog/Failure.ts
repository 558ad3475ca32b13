import type { FailureCode } from '@roi-insight/contracts';

/** How a submission can fail, as far as the browser can tell. None of it holds the token. */
export type Failure =
  /** This page is served publicly, but the API's address is a loopback name: nothing was sent. */
  | { readonly kind: 'misconfigured'; readonly apiUrl: string }
  /** The request got no answer. */
  | { readonly kind: 'network'; readonly apiUrl: string }
  /** The connection broke after the answer had begun. */
  | { readonly kind: 'interrupted' }
  /** The answer is not JSON. */
  | { readonly kind: 'invalid-json'; readonly status: number }
  /** The server said no. `message` is the answer's `error`, null when it had none. */
  | {
      readonly kind: 'server';
      readonly status: number;
      readonly statusText: string;
      readonly message: string | null;
      readonly code?: FailureCode;
    }
  /** The answer is JSON, but no report. */
  | { readonly kind: 'bad-shape' };
