import type { FailureCode } from '@roi-insight/contracts';
import { FAILURE_STATUS } from '@roi-insight/report-text/failures';

/** Cause and remedy of each failure. */
const FAILURES = {
  'invalid-request': 'A field is missing or invalid. `error` names it.',
  'address-refused':
    'The address is private, not https, or on a port other than 443. The operator of the server can allow it with `JIRA_ALLOWED_HOSTS`.',
  credentials: 'Jira refused the email address and API key.',
  captcha: 'Jira requires a CAPTCHA after failed logins. Log in there once with a browser.',
  permission: 'The account may not read what the analysis needs.',
  'project-not-found': 'No project has this key or name, or the account cannot see it. `error` suggests similar ones.',
  'nothing-to-measure': 'No completed ticket can be counted on either side of the date. `error` says why.',
  'too-many-tickets': 'The project has more tickets than the server reads (`TICKET_LIMIT`).',
  'rate-limited':
    'Too many analyses from this client, or Jira limits the rate of requests. Retry after the seconds in `Retry-After`.',
  internal: 'An unexpected error. The server logs it.',
  'not-jira': 'The server at the address is not a Jira, or does not respond like one.',
  unreachable: 'The address cannot be reached, or the Jira fails.',
  redirected: 'The address leads elsewhere, for example to a login page. Redirects are not followed.',
  tls: 'The certificate is not trusted. The operator can add a certificate authority with `NODE_EXTRA_CA_CERTS`.',
  busy: 'The server is at capacity or shutting down. Retry after the seconds in `Retry-After`.',
  timeout: 'Jira was too slow: the analysis took longer than `ANALYSIS_TIMEOUT_S`.',
} as const satisfies Record<FailureCode, string>;

const CODES = Object.keys(FAILURE_STATUS).filter((code): code is FailureCode => code in FAILURE_STATUS);

/** A row of the table of failures. */
interface FailureRow {
  readonly status: number;
  readonly code: FailureCode;
  readonly meaning: string;
}

/** All failures, ordered by status. */
export const failureRows: readonly FailureRow[] = [
  ...CODES.map((code) => ({ status: FAILURE_STATUS[code], code, meaning: FAILURES[code] })),
  {
    status: 413,
    code: 'invalid-request',
    meaning: 'The body is larger than 2 MB, or than 256 kB if it is about a plan.',
  } as const,
  {
    status: 422,
    code: 'invalid-request',
    meaning:
      'No issue with this key can be seen, or it does not have the code of the plan as it was written, or another issue has it too. `reason` says which.',
  } as const,
  { status: 415, code: 'invalid-request', meaning: 'The body is not declared as `application/json`.' } as const,
].toSorted((a, b) => a.status - b.status);
