import { count, finite, oneOf } from '@roi-insight/contracts';
import { array, boolean, object } from 'yup';
import { bidiIsolate } from '../format/bidiIsolate.ts';
import { API_KEY_PAGES } from './apiKeyPages.ts';
import { atHost } from './atHost.ts';
import { defineFailure } from './defineFailure.ts';
import { fixedFailure } from './fixedFailure.ts';
import { host, seconds, status, text } from './failureParams.ts';

const amount = finite().min(0).required();

const CREDENTIAL_HINTS = {
  cloud:
    `For Jira Cloud, use your account’s email and an API token of the same account from ${API_KEY_PAGES.cloud}. ` +
    'Tokens expire within a year, so you may need a new one. A token with scopes needs read:jira-work and read:jira-user. ' +
    'If both are right, this account has no access to this site: ask an administrator for it.',
  'data-center':
    'For Jira Data Center, use a personal access token (in your profile, under ‘Personal Access Tokens’). Yours may have expired.',
} as const;

const SERVICE_ACCOUNT_HINTS = {
  cloud:
    `Both must be of one OAuth credential of the service account, at ${API_KEY_PAGES['service-account']} under ‘Directory’ and ‘Service accounts’. ` +
    'An API token is used with an email address instead of a client ID.',
  'data-center':
    'Both must be of one service account of this Jira. Ask your Jira administrator for them, or use a personal access token instead.',
} as const;

const ACCOUNT_HINTS = {
  cloud: `Ask an administrator to check at ${API_KEY_PAGES['service-account']} that the account may use this site, and that its credential has the scopes read:jira-work and read:jira-user.`,
  'data-center':
    'Ask your Jira administrator whether the account is active, and whether its credential has the scope READ.',
} as const;

const neededScopes = (granular: readonly string[]) =>
  `read:jira-work and read:jira-user${granular.length === 0 ? '' : `; of the granular scopes, this call needs ${granular.join(', ')}`}`;

/** Failures that Jira reports, and responses that do not come from a Jira. */
export const jiraFailures = {
  credentials: defineFailure(
    'credentials',
    { tracker: oneOf(['cloud', 'data-center']) },
    ({ tracker }) => `Jira did not accept the email address and API key. ${CREDENTIAL_HINTS[tracker]}`,
  ),
  'service-account': defineFailure(
    'credentials',
    { tracker: oneOf(['cloud', 'data-center']) },
    ({ tracker }) =>
      `${tracker === 'cloud' ? 'Atlassian' : 'Jira'} did not accept the client ID and secret. ${SERVICE_ACCOUNT_HINTS[tracker]}`,
  ),
  'account-refused': defineFailure(
    'credentials',
    { tracker: oneOf(['cloud', 'data-center']) },
    ({ tracker }) =>
      `The client ID and secret are right, but Jira did not accept the service account. ${ACCOUNT_HINTS[tracker]}`,
  ),
  'no-service-accounts': atHost(
    'credentials',
    (host) =>
      `${host} issues no access tokens for a client ID and secret: its Jira version may be too old. Use a personal access token instead.`,
  ),
  'access-token': fixedFailure(
    'credentials',
    'Jira did not accept the access token. Access tokens end after an hour at most, and work only for the sites and scopes for which they were issued. ' +
      'Create another one, or use the client ID and secret of the service account, which last for the whole report.',
  ),
  'gateway-token': fixedFailure(
    'credentials',
    'Atlassian’s gateway did not accept the email address and API key. It knows only API tokens with scopes. For a token that has none, enter the address of the site, ' +
      'such as https://example.atlassian.net. A token with scopes needs read:jira-work and read:jira-user, and expires within a year.',
  ),
  'missing-scope': defineFailure(
    'credentials',
    { classic: text(), granular: array(text()).max(50).required() },
    ({ classic, granular }) =>
      `The token lacks the scope ${classic}. Create a token with the scopes ${neededScopes(granular)}.`,
  ),
  'account-scope': defineFailure(
    'credentials',
    { classic: text(), granular: array(text()).max(50).required() },
    ({ classic, granular }) =>
      `The credential of the service account lacks the scope ${classic}. Ask an administrator to open ${API_KEY_PAGES['service-account']}, ‘Directory’ and ‘Service accounts’, ` +
      `and to create an OAuth credential with the scopes ${neededScopes(granular)}.`,
  ),
  'other-site': atHost(
    'credentials',
    (host) =>
      `The credential works, but not for ${host}: it can read other sites only. Check the address, or create a credential for this site.`,
  ),
  'unknown-site': fixedFailure(
    'not-jira',
    'Atlassian’s gateway has no Jira site with the id in this address. Copy the address again, or enter that of the site, such as https://example.atlassian.net.',
  ),
  'atlassian-page': atHost(
    'not-jira',
    (host) =>
      `${host} belongs to Atlassian, but it is not a Jira site. Enter the address at which you open your tickets, such as https://example.atlassian.net.`,
  ),
  captcha: atHost(
    'captcha',
    (host) =>
      `${host} requires a CAPTCHA after too many failed logins. Log in there in your browser once, then try again.`,
  ),
  permission: atHost(
    'permission',
    (host) =>
      `${host} doesn’t let this account read the project (status 403). Ask your Jira administrator for the ‘Browse projects’ permission.`,
  ),
  'web-page-forbidden': atHost(
    'permission',
    (host) =>
      `${host} answered with a web page instead of data (status 403). If you can open the project in your browser, a firewall or a sign-on page stops this server: ask your administrator to let it through. Otherwise, ask your Jira administrator for the ‘Browse projects’ permission.`,
  ),
  'project-not-found': defineFailure(
    'project-not-found',
    {
      similar: array(object({ name: text(), key: text() }).required())
        .max(10)
        .required(),
      sees_projects: boolean().required(),
    },
    ({ similar, sees_projects: seesProjects }) => {
      const hint = seesProjects
        ? 'Enter the exact name or key of a project that this account can see.'
        : 'This account can’t see any projects. Ask your Jira administrator for the ‘Browse projects’ permission.';
      return `No project with this name or key was found. ${similar.length > 0 ? `Did you mean ${similar.map(({ name, key }) => `${bidiIsolate(name)} (${bidiIsolate(key)})`).join(', ')}?` : hint}`;
    },
  ),
  'size-field': defineFailure(
    'invalid-request',
    {
      problem: oneOf(['unknown', 'no-number', 'ambiguous']),
      fields: array(object({ id: text(), name: text() }).required())
        .max(10)
        .required(),
    },
    ({ problem, fields }) => {
      const names = fields.map(({ id, name }) => `${bidiIsolate(name)} (${bidiIsolate(id)})`).join(', ');
      const happened = {
        unknown: 'Jira has no field with the name or id of the size field (size_field).',
        'no-number': 'The size field (size_field) is no custom number field of this Jira.',
        ambiguous: 'Several number fields have the name of the size field (size_field).',
      }[problem];
      if (problem === 'ambiguous') return `${happened} Enter the id of one of them: ${names}.`;
      const hint = 'Enter a number field, such as Story Points, or none to use original estimates.';
      return `${happened} ${fields.length > 0 ? `Did you mean ${names}?` : hint}`;
    },
  ),
  'pause-requested': defineFailure(
    'rate-limited',
    { seconds },
    (params, { count }) => `Jira limits the rate of requests. Try again in ${count(params.seconds)} s.`,
  ),
  'rate-limit-persists': atHost(
    'rate-limited',
    (host) => `${host} limits the rate of requests and keeps refusing ours. Try again in a few minutes.`,
  ),
  'not-a-jira': atHost(
    'not-jira',
    (host) =>
      `${host} responds, but it is not a Jira. Enter the base URL of your Jira, as shown in your browser’s address bar.`,
  ),
  'unexpected-status': defineFailure(
    'not-jira',
    { host, status },
    (params) =>
      `${bidiIsolate(params.host)} doesn’t respond like a Jira (status ${params.status}). Enter the base URL of your Jira.`,
  ),
  'request-refused': defineFailure(
    'not-jira',
    { host, status },
    (params) =>
      `${bidiIsolate(params.host)} refused a request (status ${params.status}). Its Jira version may be too old or too new for this server.`,
  ),
  'response-too-large': defineFailure(
    'not-jira',
    {
      host,
      amount,
      unit: oneOf(['megabytes', 'packed-bytes', 'values', 'levels']),
    },
    (params, { count }) => {
      const size = {
        megabytes: `more than ${count(params.amount)} MB`,
        'packed-bytes': `${count(params.amount)} bytes that unpack to far more`,
        values: `${count(params.amount)} values`,
        levels: `${count(params.amount)} levels`,
      }[params.unit];
      return `${bidiIsolate(params.host)} sent a response of ${size}, more than Jira ever sends, so we didn’t read it. Check that this is your Jira’s address.`;
    },
  ),
  'responses-too-large': defineFailure(
    'not-jira',
    { amount },
    (params, { count }) =>
      `The tracker sends responses of more than ${count(params.amount)} MB at a time, more than any Jira does. Check that this is your Jira’s address.`,
  ),
  'response-cut': atHost(
    'not-jira',
    (host) =>
      `${host} sent a response that is incomplete or not valid JSON. Try again. If it keeps happening, a proxy may be cutting responses off.`,
  ),
  'response-incomplete': atHost(
    'not-jira',
    (host) =>
      `${host} keeps sending responses without data that Jira always sends, so the report would be incomplete. ` +
      'Try again later. If it keeps happening, check your Jira’s address and any proxy in front of it.',
  ),
  'pages-inconsistent': atHost(
    'not-jira',
    (host) =>
      `${host} repeats or skips pages of its ticket list, so we can’t read all tickets. Try again later. ` +
      'If it keeps happening, ask your Jira administrator to rebuild the search index.',
  ),
  'histories-inconsistent': defineFailure('not-jira', { host, tickets: array(text()).max(10).optional() }, (params) => {
    const tickets = params.tickets ?? [];
    const named = tickets.length === 0 ? '' : ` The first tickets are ${tickets.map(bidiIsolate).join(', ')}.`;
    return (
      `${bidiIsolate(params.host)} sends ticket histories with missing or endless status changes, so we can’t measure hours.${named} ` +
      'Try again later. If it keeps happening, ask your Jira administrator whether an app or an import changed the histories.'
    );
  }),
  'tickets-unreadable': defineFailure(
    'not-jira',
    { host, count: count().required(), tickets: array(text()).max(10).required() },
    (params, formats) =>
      `${bidiIsolate(params.host)} sends ${formats.counted(params.count, 'ticket')} with missing or unreadable fields, such as creation date, ` +
      `status or logged time, so the report would be incomplete. The first tickets are ${params.tickets.map(bidiIsolate).join(', ')}. ` +
      'Try again later. If it keeps happening, ask your Jira administrator whether an app or an import changed these fields.',
  ),
  'too-many-statuses': defineFailure(
    'not-jira',
    { limit: count().required() },
    ({ limit }, { count }) =>
      `The tickets’ histories name more than ${count(limit)} statuses, more than any Jira has. Check your Jira’s address.`,
  ),
};
