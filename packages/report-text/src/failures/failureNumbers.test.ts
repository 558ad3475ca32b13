import { expect, it } from 'vitest';
import { EGYPTIAN, foreignNumbers } from '../../test/foreignNumbers.ts';
import { createFormats } from '../format/index.ts';
import { type FailureParams, type FailureReason, receivedFailureText } from './Failure.ts';
import { failureAdvice } from './failureAdvice.ts';

const host = 'jira.example.com';
const funnel = {
  found: 12_345,
  out_of_scope: 1,
  unreadable: 2,
  repeated: 3,
  unfinished: 4,
  not_delivered: 5,
  no_active_time: 6,
  too_short: 7,
  too_long: 8,
  analysed: 0,
};

/** Parameters of every failure: one entry for each sentence that the failure can have. */
const PARAMS: { readonly [Reason in FailureReason]: readonly FailureParams[Reason][] } = {
  'nothing-to-measure': (['active', 'elapsed'] as const).map((measure) => ({
    funnel,
    measure,
    source: 'project',
    choices: ['scope'],
  })),
  'too-many-tickets': [{ limit: 50_000 }],
  'tickets-exceed-memory': [{}],
  'analysis-timeout': (['connecting', 'listing', 'reading', 'analysing'] as const).map((stage) => ({
    seconds: 1200,
    stage,
    done: 1200,
    total: 9000,
    team: { number: 2, of: 19 },
  })),
  'analysis-stopped': [{}],
  'analysis-ended': [{}],
  'out-of-memory': [{}],
  'memory-in-use': [{}],
  'address-not-allowed': [{ rule: 'https' }, { rule: 'private-network' }, { rule: 'port' }],
  'resolves-to-private-network': [{ host }],
  'unknown-host': [{ host }],
  'lookup-failed': [{ host }],
  'connection-failed': [{ host, error: 'ECONNREFUSED' }],
  'connection-broken': [{ host }],
  'tls-failed': [{ host, error: 'CERT_HAS_EXPIRED' }],
  'https-only': [{ host }],
  'not-http': [{ host }],
  'response-timeout': [{ host }],
  'server-error': [{ host, status: 500 }],
  'server-busy': [{ host, status: 503, seconds: 3600 }],
  'redirected-within-site': [{ host, path: '/login' }],
  'redirected-elsewhere': [{ host, target: null }],
  'web-page': [{ host }],
  credentials: [{ tracker: 'cloud' }, { tracker: 'data-center' }],
  'service-account': [{ tracker: 'cloud' }, { tracker: 'data-center' }],
  'missing-scope': [
    { classic: 'read:jira-work', granular: ['read:field:jira'] },
    { classic: 'read:jira-work', granular: [] },
  ],
  'account-scope': [{ classic: 'read:jira-work', granular: ['read:field:jira'] }],
  'account-refused': [{ tracker: 'cloud' }, { tracker: 'data-center' }],
  'no-service-accounts': [{ host }],
  'access-token': [{}],
  'gateway-token': [{}],
  'atlassian-page': [{ host }],
  'other-site': [{ host }],
  'unknown-site': [{}],
  captcha: [{ host }],
  permission: [{ host }],
  'project-not-found': [{ similar: [{ name: 'Aurora', key: 'AUR' }], sees_projects: true }],
  'size-field': (['unknown', 'no-number', 'ambiguous'] as const).map((problem) => ({
    problem,
    fields: [{ id: 'customfield_x', name: 'Story Points' }],
  })),
  'pause-requested': [{ seconds: 3600 }],
  'rate-limit-persists': [{ host }],
  'not-a-jira': [{ host }],
  'unexpected-status': [{ host, status: 418 }],
  'request-refused': [{ host, status: 400 }],
  'web-page-forbidden': [{ host }],
  'response-too-large': (['megabytes', 'packed-bytes', 'values', 'levels'] as const).map((unit) => ({
    host,
    amount: 2000,
    unit,
  })),
  'responses-too-large': [{ amount: 2000 }],
  'response-cut': [{ host }],
  'response-incomplete': [{ host }],
  'pages-inconsistent': [{ host }],
  'histories-inconsistent': [{ host }, { host, tickets: ['ABC-1', 'ABC-2'] }],
  'tickets-unreadable': [{ host, count: 2000, tickets: ['ABC-1', 'ABC-2'] }],
  'too-many-statuses': [{ limit: 2000 }],
  'issue-not-found': [{ key: 'ABC-1' }],
  'code-missing': [{ key: 'ABC-1' }],
  'code-edited': [{ key: 'ABC-1' }],
  'code-repeated': [{ key: 'ABC-1', other: 'ABC-2' }],
  'codes-several': [{ key: 'ABC-1' }],
  'issue-out-of-order': [{ key: 'ABC-1' }],
  'search-missed': [{ key: 'ABC-1' }],
  internal: [{}],
  'client-disconnected': [{}],
  busy: [{}],
  'too-many-analyses': [{}],
  restarting: [{}],
  restarted: [{}],
  'too-many-requests': [{ seconds: 3600 }],
  'invalid-field': [{ message: 'The project name is missing.' }],
  'adoption-in-future': [{}],
  'body-too-large': [{ kilobytes: 2048 }],
  'body-not-json': [{}],
  'body-missing': [{}],
  'body-invalid-json': [{}],
  'body-length-mismatch': [{}],
  'unreadable-request': [{}],
  'malformed-http': [{}],
  'no-such-address': [{}],
  'method-not-allowed': [{}],
};

const formats = createFormats(EGYPTIAN);
const failures = Object.entries(PARAMS).flatMap(([reason, all]) => all.map((params) => [reason, params] as const));

it.each(failures)('the failure %s with %j has every number in the format of the locale', (reason, params) => {
  const server = { kind: 'server', status: 500, statusText: '', message: null, reason, params } as const;
  expect(receivedFailureText(formats, reason, params)).not.toBeNull();
  const { message, nextSteps, commonFixes } = failureAdvice(formats, server);
  expect([message, ...nextSteps, ...commonFixes].flatMap((text) => foreignNumbers(EGYPTIAN, text))).toEqual([]);
});

it('parameters are named in snake_case, as on the wire', () => {
  expect(JSON.stringify(PARAMS).match(/"\w*[A-Z]\w*":/g)).toBeNull();
});

it.each([NaN, Infinity, -1])('a failure with the number %d keeps the sentence of the server', (wrong) => {
  const withNumbers = failures.flatMap(([reason, params]) => {
    const numbers = Object.entries(params).filter(([, value]) => typeof value === 'number');
    return numbers.map(([name]) => receivedFailureText(formats, reason, { ...params, [name]: wrong }));
  });
  expect(withNumbers.length).toBeGreaterThan(10);
  expect(withNumbers.filter((text) => text !== null)).toEqual([]);
});
