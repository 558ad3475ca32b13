import { count, finite, oneOf } from '@roi-insight/contracts';
import { array, boolean, object } from 'yup';
import { bidiIsolate } from '../format/bidiIsolate.ts';
import { API_KEY_PAGES } from './apiKeyPages.ts';
import { atHost } from './atHost.ts';
import { defineFailure } from './defineFailure.ts';
import { host, seconds, status, text } from './failureParams.ts';

const amount = finite().min(0).required();

const CREDENTIAL_HINTS = {
  cloud:
    'For Jira Cloud the email address must be that of the account and the API key an API token of the same account, created at ' +
    `${API_KEY_PAGES.cloud}. Tokens expire after at most a year: create a new one if yours may be older. ` +
    'A token with scopes needs read:jira-work and read:jira-user.',
  'data-center':
    'For Jira Data Center use a personal access token (your profile → Personal Access Tokens). It may have expired.',
} as const;

/** Failures that Jira reports, and responses that do not come from a Jira. */
export const jiraFailures = {
  credentials: defineFailure(
    'credentials',
    { tracker: oneOf(['cloud', 'data-center']) },
    ({ tracker }) => `Jira did not accept the email address and API key. ${CREDENTIAL_HINTS[tracker]}`,
  ),
  captcha: atHost(
    'captcha',
    (host) =>
      `${host} requires a CAPTCHA after too many failed logins. Log in there once in a browser, then try again.`,
  ),
  permission: atHost(
    'permission',
    (host) =>
      `${host} does not let this account read what the analysis needs (status 403). Ask its administrator for permission to browse the project.`,
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
        ? 'Give the exact name or the key of a project that the account can see.'
        : 'The account can see no project at all: ask for permission to browse it.';
      return `No project with this name or key was found. ${similar.length > 0 ? `Did you mean ${similar.map(({ name, key }) => `${bidiIsolate(name)} (${bidiIsolate(key)})`).join(', ')}?` : hint}`;
    },
  ),
  'pause-requested': defineFailure(
    'rate-limited',
    { seconds },
    (params, { count }) =>
      `Jira limits the rate of requests and asks for a pause of ${count(params.seconds)} s. Try again then.`,
  ),
  'rate-limit-persists': atHost(
    'rate-limited',
    (host) => `${host} limits the rate of requests and kept refusing them. Try again in a few minutes.`,
  ),
  'not-a-jira': atHost(
    'not-jira',
    (host) =>
      `${host} answers, but it is not a Jira. Give the base address of your Jira, as in the browser's address bar.`,
  ),
  'unexpected-status': defineFailure(
    'not-jira',
    { host, status },
    (params) =>
      `${bidiIsolate(params.host)} does not answer like a Jira (status ${params.status}). Give the base address of your Jira.`,
  ),
  'request-refused': defineFailure(
    'not-jira',
    { host, status },
    (params) =>
      `${bidiIsolate(params.host)} refused a request of the analysis (status ${params.status}). Its version of Jira may be too old or too new for this server.`,
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
      return `${bidiIsolate(params.host)} sent an answer of ${size}, more than Jira ever sends, so it was not read. Check that this is the address of your Jira.`;
    },
  ),
  'responses-too-large': defineFailure(
    'not-jira',
    { amount },
    (params, { count }) =>
      `The tracker sends answers of more than ${count(params.amount)} MB at a time, more than any Jira does. Check that this is the address of your Jira.`,
  ),
  'response-cut': atHost(
    'not-jira',
    (host) =>
      `${host} sent an answer that breaks off or is no valid JSON. Try again; if it stays, a proxy in between may cut answers.`,
  ),
  'response-incomplete': atHost(
    'not-jira',
    (host) =>
      `${host} kept sending answers without the data that a Jira's must have, so that there is no complete report. ` +
      'Try again later; if it stays, check that this is the address of your Jira, and what stands between it and this server.',
  ),
  'pages-inconsistent': atHost(
    'not-jira',
    (host) =>
      `${host} repeats pages of its list of tickets or leaves some out, so the list cannot be read completely. Try again later.`,
  ),
  'histories-inconsistent': atHost(
    'not-jira',
    (host) =>
      `${host} sends histories of tickets in which changes of status are missing or never end, so that hours cannot be measured. ` +
      'Try again later; if it stays, ask its administrator whether an app or an import changed the histories.',
  ),
  'too-many-statuses': defineFailure(
    'not-jira',
    { limit: count().required() },
    ({ limit }, { count }) =>
      `The changes of the tickets name more than ${count(limit)} statuses, more than any Jira has. Check the address of your Jira.`,
  ),
};
