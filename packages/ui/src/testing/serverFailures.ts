import type { FailureCode } from '@roi-insight/contracts';
import type { SubmissionFailure } from '../features/connect/FailureDialog/SubmissionFailure.ts';

/** A failure as the server sends it. */
function serverFailure(code: FailureCode, status: number, message: string): SubmissionFailure {
  return { kind: 'server', status, statusText: '', message, code };
}

/** One failure of every kind, with the server's own messages. */
export const serverFailures = {
  'invalid-request': serverFailure(
    'invalid-request',
    400,
    'The adoption date (claude_adoption_date) must not be in the future',
  ),
  credentials: serverFailure(
    'credentials',
    401,
    'Jira did not accept the email address and API key. For Jira Cloud the email address must be that of the account and the API key an API token of the same account, created at ' +
      'https://id.atlassian.com/manage-profile/security/api-tokens. Tokens expire after at most a year: create a new one if yours may be older. ' +
      'A token with scopes needs read:jira-work and read:jira-user.',
  ),
  captcha: serverFailure(
    'captcha',
    403,
    'jira.example.com requires a CAPTCHA after too many failed logins. Log in there once in a browser, then try again.',
  ),
  permission: serverFailure(
    'permission',
    403,
    'example.atlassian.net does not let this account read what the analysis needs (status 403). ' +
      'Ask its administrator for permission to browse the project.',
  ),
  'project-not-found': serverFailure(
    'project-not-found',
    404,
    'No project with this name or key was found. Did you mean Aurora Payments, Aurora Platform?',
  ),
  'nothing-to-measure': serverFailure(
    'nothing-to-measure',
    422,
    'Nothing can be measured: none of the 12 tickets found can be counted (9 not finished; 3 under 1 hour of work). ' +
      'Check the date and the project.',
  ),
  'too-many-tickets': serverFailure(
    'too-many-tickets',
    422,
    'The project has more than 50,000 tickets in the weeks around the adoption date, the maximum that this server reads. ' +
      'Choose a smaller project, or an adoption date with fewer tickets around it. The operator of this server can raise TICKET_LIMIT.',
  ),
  'rate-limited': serverFailure(
    'rate-limited',
    429,
    'Jira limits the rate of requests and asks for a pause of 90 s. Try again then.',
  ),
  'address-refused': serverFailure(
    'address-refused',
    400,
    'The Jira address was refused: it leads to a private or internal network. ' +
      'The operator of this server can allow a Jira in a private network with JIRA_ALLOWED_HOSTS.',
  ),
  'not-jira': serverFailure(
    'not-jira',
    502,
    "wiki.example.com answers, but it is not a Jira. Give the base address of your Jira, as in the browser's address bar.",
  ),
  unreachable: serverFailure(
    'unreachable',
    502,
    'No server named exmaple.atlassian.net was found. Check the spelling of the Jira address.',
  ),
  redirected: serverFailure(
    'redirected',
    502,
    'old.example.com redirects to https://login.example.com. Your token was not sent there. If that is your Jira, give its address; ' +
      'if it is a login page, your Jira does not accept API tokens from here.',
  ),
  tls: serverFailure(
    'tls',
    502,
    'The secure connection to jira.example.com failed (CERT_HAS_EXPIRED): its certificate is not trusted here. ' +
      'The operator of this server can add a private certificate authority with NODE_EXTRA_CA_CERTS.',
  ),
  timeout: serverFailure(
    'timeout',
    504,
    'Jira was too slow: after 55 s 1200 of 9000 tickets had been read. Try again later, or with a smaller project.',
  ),
  busy: serverFailure('busy', 503, 'Too many analyses are running at the moment. Try again in a moment.'),
  internal: serverFailure(
    'internal',
    500,
    'Something went wrong on the server. Try again. If it keeps happening, tell the operator of the server when it happened.',
  ),
} satisfies Record<FailureCode, SubmissionFailure>;
