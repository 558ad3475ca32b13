import type { FailureCode } from '@roi-insight/contracts';

/** How a submission can fail, as far as the browser can tell. None of it contains the token. */
export type SubmissionFailure =
  /** This page is served publicly, but the API's address is a loopback name: nothing was sent. */
  | { readonly kind: 'misconfigured'; readonly apiUrl: string }
  /** The request got no answer. */
  | { readonly kind: 'network'; readonly apiUrl: string }
  /** The connection broke after the answer had begun. */
  | { readonly kind: 'interrupted' }
  /** The answer is not JSON. */
  | { readonly kind: 'invalid-json'; readonly status: number }
  /** The server refused. `message` is the answer's `error`, null when it had none. */
  | {
      readonly kind: 'server';
      readonly status: number;
      readonly statusText: string;
      readonly message: string | null;
      readonly code?: FailureCode;
    }
  /** The answer is JSON, but no report. */
  | { readonly kind: 'bad-shape' };

/** The specified error message; may have several lines. */
export function failureMessage(failure: SubmissionFailure): string {
  switch (failure.kind) {
    case 'misconfigured':
      return (
        `The backend URL is misconfigured: this page is not on localhost, but the API address is ${failure.apiUrl}.\n` +
        'The environment variable VITE_API_URL must be set to an address that browsers can reach.'
      );
    case 'network':
      return [
        'Failed to connect to backend',
        '',
        'Possible causes:',
        '• The backend is not running',
        '• CORS is blocking the request',
        `• The URL is wrong (${failure.apiUrl})`,
        '• A network or firewall issue',
      ].join('\n');
    case 'interrupted':
      return 'The connection broke before the report was complete.';
    case 'invalid-json':
      return 'Server returned invalid JSON. Check backend logs.';
    case 'server':
      return failure.code === 'invalid-request' && failure.message !== null
        ? inTheFormsWords(failure.message)
        : (failure.message ?? `Server error: ${failure.status} ${failure.statusText}`.trim());
    case 'bad-shape':
      return 'No data available';
  }
}

/** The fields of a request, as the form calls them. */
const FIELDS = {
  jira_url: 'The JIRA Instance URL',
  email: 'Your email',
  api_token: 'The JIRA API Key',
  project_name: 'The JIRA Project Name',
  claude_adoption_date: 'The adoption date',
  include_tickets: 'The wish for per-ticket measures',
};

/** What the server says about a field begins with that field's name in the request, which nobody at the form knows. */
function inTheFormsWords(message: string): string {
  const field = Object.entries(FIELDS).find(([name]) => message.startsWith(`${name} `));
  return field === undefined ? message : field[1] + message.slice(field[0].length);
}
