import type { Failure } from './Failure.ts';

/** What went wrong, in the words of the error catalogue; may have several lines. */
export function failureMessage(failure: Failure): string {
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
