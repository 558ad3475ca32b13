import type { FailureCode } from '@roi-insight/contracts';
import { FAILURE_STATUS } from '../../packages/server/src/failure.ts';

/** When each failure happens, and what helps. */
const FAILURES = {
  'invalid-request': 'A field is missing or has the wrong form; `error` names it. Correct it.',
  'address-refused':
    'The address is private, not https, or on another port than 443. Whoever runs the server can allow it with `JIRA_ALLOWED_HOSTS`.',
  credentials: 'Jira refused the e-mail address and token.',
  captcha: 'Jira wants a CAPTCHA solved after failed logins. Log in there once with a browser.',
  permission: 'The account may not read what the analysis needs.',
  'project-not-found': 'No project has this key or name, or the account cannot see it. `error` suggests similar ones.',
  'nothing-to-measure': 'No completed ticket counts, neither before nor after the date; `error` says why.',
  'too-many-tickets': 'The project has more tickets than the server takes (`TICKET_LIMIT`).',
  'rate-limited':
    'Too many analyses from this client, or Jira asks for a pause. `Retry-After` says for how many seconds.',
  internal: 'A defect of the server. It is in its log, under the time.',
  'not-jira': 'What answers at the address is no Jira, or does not answer as one.',
  unreachable: 'The address cannot be reached, or the Jira behind it is broken.',
  redirected: 'The address leads elsewhere, for example to a login page. Redirects are not followed.',
  tls: 'The certificate is not trusted. The server can be given an authority with `NODE_EXTRA_CA_CERTS`.',
  busy: 'The server has no room for another analysis, or is stopping. `Retry-After` says for how many seconds.',
  timeout: 'Jira was too slow for the time that an analysis may take (`ANALYSIS_TIMEOUT_S`).',
} as const satisfies Record<FailureCode, string>;

const CODES = Object.keys(FAILURE_STATUS).filter((code): code is FailureCode => code in FAILURE_STATUS);

/** A way in which an analysis fails. */
interface FailureRow {
  readonly status: number;
  readonly code: FailureCode;
  readonly meaning: string;
}

/** Every way in which an analysis fails, by status. */
export const failureRows: readonly FailureRow[] = [
  ...CODES.map((code) => ({ status: FAILURE_STATUS[code], code, meaning: FAILURES[code] })),
  { status: 413, code: 'invalid-request', meaning: 'The body has more than 16 kB.' } as const,
  { status: 415, code: 'invalid-request', meaning: 'The body is not declared as `application/json`.' } as const,
].toSorted((a, b) => a.status - b.status);
