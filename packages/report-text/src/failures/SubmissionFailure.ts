import type { FailureCode } from '@roi-insight/contracts';

/** How a submission can fail, as far as the browser can tell. The failure never contains the token. */
export type SubmissionFailure =
  /** This page is served publicly, but the API's address is a loopback name: nothing was sent. */
  | { readonly kind: 'misconfigured'; readonly apiUrl: string }
  /** The request got no response. `isOffline`: the browser knows that it has no connection. */
  | { readonly kind: 'network'; readonly apiUrl: string; readonly isOffline?: boolean }
  /** The connection broke after the response had started. */
  | { readonly kind: 'interrupted' }
  /** The response is not JSON. */
  | { readonly kind: 'invalid-json'; readonly status: number }
  /** The response reports a failure. `message` is its `error`; null if the response has no `error`. */
  | {
      readonly kind: 'server';
      readonly status: number;
      readonly statusText: string;
      readonly message: string | null;
      readonly code?: FailureCode;
      /** The reason in the list of failures, as it was received. */
      readonly reason?: unknown;
      /** The parameters of the sentence for this reason, as they were received. */
      readonly params?: unknown;
    };

/** The specified error message, or the sentence of the server as it was sent; may contain several lines. */
export function failureMessage(failure: SubmissionFailure): string {
  switch (failure.kind) {
    case 'misconfigured':
      return (
        `The backend URL is misconfigured: this page is not on localhost, but the API address is ${failure.apiUrl}.\n` +
        'The environment variable VITE_API_URL must be set to an address that browsers can reach.'
      );
    case 'network':
      return [
        ...(failure.isOffline === true ? ['You appear to be offline', ''] : []),
        'Failed to connect to backend',
        '',
        'Possible causes:',
        '• The backend is not running',
        '• CORS is blocking the request',
        `• The URL is wrong (${failure.apiUrl})`,
        '• A network or firewall issue',
      ].join('\n');
    case 'interrupted':
      return [
        'The connection was lost before the report was ready.',
        '',
        'Possible causes:',
        '• The backend restarted',
        '• A proxy cut the response off',
        '• A network or firewall issue',
      ].join('\n');
    case 'invalid-json':
      return 'Server returned invalid JSON. Check backend logs.';
    case 'server':
      return failure.message ?? `Server error: ${failure.status} ${failure.statusText}`.trim();
  }
}
