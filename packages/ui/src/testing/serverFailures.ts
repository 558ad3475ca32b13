import type { FailureCode } from '@roi-insight/contracts';
import {
  createFormats,
  type Failure,
  failureCode,
  failureStatus,
  failureText,
  type SubmissionFailure,
} from '@roi-insight/report-text/failures';

const formats = createFormats({ currency: 'USD', locale: 'en-US' });

/** A failure as the server sends it. */
export function serverFailure(failure: Failure): SubmissionFailure {
  const { reason, ...params } = failure;
  const [code, status] = [failureCode(reason), failureStatus(reason)];
  return { kind: 'server', status, statusText: '', message: failureText(formats, failure), code, reason, params };
}

const funnel = {
  found: 12,
  out_of_scope: 0,
  unfinished: 9,
  no_active_time: 0,
  too_short: 3,
  too_long: 0,
  analysed: 0,
};

/** One failure of each code. */
export const serverFailures = {
  'invalid-request': serverFailure({ reason: 'adoption-in-future' }),
  credentials: serverFailure({ reason: 'credentials', tracker: 'cloud' }),
  captcha: serverFailure({ reason: 'captcha', host: 'jira.example.com' }),
  permission: serverFailure({ reason: 'permission', host: 'example.atlassian.net' }),
  'project-not-found': serverFailure({
    reason: 'project-not-found',
    similar: [
      { name: 'Aurora Payments', key: 'PAY' },
      { name: 'Aurora Platform', key: 'PLAT' },
    ],
    sees_projects: true,
  }),
  'nothing-to-measure': serverFailure({
    reason: 'nothing-to-measure',
    source: 'project',
    measure: 'active',
    choices: [],
    funnel,
  }),
  'too-many-tickets': serverFailure({ reason: 'too-many-tickets', limit: 50_000 }),
  'rate-limited': serverFailure({ reason: 'pause-requested', seconds: 90 }),
  'address-refused': serverFailure({ reason: 'address-not-allowed', rule: 'private-network' }),
  'not-jira': serverFailure({ reason: 'not-a-jira', host: 'wiki.example.com' }),
  unreachable: serverFailure({ reason: 'unknown-host', host: 'exmaple.atlassian.net' }),
  redirected: serverFailure({
    reason: 'redirected-elsewhere',
    host: 'old.example.com',
    target: 'https://login.example.com',
  }),
  tls: serverFailure({ reason: 'tls-failed', host: 'jira.example.com', error: 'CERT_HAS_EXPIRED' }),
  timeout: serverFailure({
    reason: 'analysis-timeout',
    seconds: 55,
    stage: 'reading',
    done: 1200,
    total: 9000,
    team: null,
  }),
  busy: serverFailure({ reason: 'too-many-analyses' }),
  internal: serverFailure({ reason: 'internal' }),
} satisfies Record<FailureCode, SubmissionFailure>;
