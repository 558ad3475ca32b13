import { CLOUD_ID, CREDENTIALS, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import type { Lookup } from '../../../jira-reader/src/http/nameLookup.ts';
import { startApp, startSandbox } from '../support/harness.ts';
import { failureOf } from '../support/responses.ts';
import { accessToken, ACCOUNT, appFor } from '../support/serviceAccount.ts';

/** A request with a mistake, and the failure that must name the mistake. */
interface Mistake {
  readonly tracker?: SandboxOptions;
  /** The wrong part of a request to the tracker. */
  readonly request: (tracker: string) => object;
  readonly reason: string;
  /** A part of the sentence. */
  readonly says: string;
}

const GATEWAY = `/ex/jira/${CLOUD_ID}`;
const DATA_CENTER = { mode: 'data-center' } as const;
const ENDED = 'eyJzYW5kYm94Ijp0cnVlfQ.ended.signature';
const READING = 'bulkfetch|rest/api/2/search';
const WRONG = 'sandbox-wrong-0001';

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'an API token that has expired': {
    request: () => ({ api_token: WRONG }),
    reason: 'credentials',
    says: 'Tokens expire within a year',
  },
  'an API token of another account, or of one that has no access to the site': {
    request: () => ({ email: 'other@example.com' }),
    reason: 'credentials',
    says: 'this account has no access to this site',
  },
  'an API token that expires while a report is made': {
    tracker: { faults: [`401;path=${READING}`] },
    request: () => ({}),
    reason: 'credentials',
    says: 'Tokens expire within a year',
  },
  'an API token that is cut': {
    request: () => ({ api_token: CREDENTIALS.token.slice(0, 9) }),
    reason: 'invalid-field',
    says: 'at least 10 characters',
  },
  'an API token with a blank inside': {
    request: () => ({ api_token: 'sandbox token 0001' }),
    reason: 'invalid-field',
    says: 'copy it again',
  },
  'a client secret that is entered as an API token': {
    request: () => ({ api_token: ACCOUNT.api_token }),
    reason: 'credentials',
    says: 'did not accept the email address and API key',
  },
  'a token with scopes that may not ask for the account': {
    request: () => ({ api_token: CREDENTIALS.workScopeToken }),
    reason: 'missing-scope',
    says: 'The token lacks the scope read:jira-user.',
  },
  'a token with scopes that may not read tickets': {
    request: () => ({ api_token: CREDENTIALS.userScopeToken }),
    reason: 'missing-scope',
    says: 'The token lacks the scope read:jira-work.',
  },
  'a token with scopes that may not read tickets, at the gateway': {
    request: (tracker) => ({ jira_url: `${tracker}${GATEWAY}`, api_token: CREDENTIALS.userScopeToken }),
    reason: 'missing-scope',
    says: 'The token lacks the scope read:jira-work.',
  },
  'an API token without scopes at the gateway': {
    request: (tracker) => ({ jira_url: `${tracker}${GATEWAY}` }),
    reason: 'gateway-token',
    says: 'It knows only API tokens with scopes.',
  },
  'a wrong API token at the gateway': {
    request: (tracker) => ({ jira_url: `${tracker}${GATEWAY}`, api_token: WRONG }),
    reason: 'gateway-token',
    says: 'enter the address of the site',
  },
  'an address of the gateway with a wrong id': {
    request: (tracker) => ({ jira_url: `${tracker}/ex/jira/0000`, ...ACCOUNT }),
    reason: 'unknown-site',
    says: 'no Jira site with the id in this address',
  },
  'an access token that has ended': {
    request: () => ({ api_token: ENDED }),
    reason: 'access-token',
    says: 'Access tokens end after an hour',
  },
  'an access token that has ended, at the gateway': {
    request: (tracker) => ({ jira_url: `${tracker}${GATEWAY}`, api_token: ENDED }),
    reason: 'access-token',
    says: 'Access tokens end after an hour',
  },
  'an access token that has ended, for a site that does not tell its id': {
    tracker: { faults: ['404;path=tenant_info'] },
    request: () => ({ api_token: ENDED }),
    reason: 'access-token',
    says: 'Access tokens end after an hour',
  },
  'a service account whose credential lacks a scope': {
    tracker: { tokenScopes: ['read:jira-user'] },
    request: () => ACCOUNT,
    reason: 'account-scope',
    says: 'create an OAuth credential with the scopes read:jira-work and read:jira-user',
  },
  'an empty client ID': {
    request: () => ({ ...ACCOUNT, client_id: ' ' }),
    reason: 'invalid-field',
    says: 'The client ID (client_id) is empty',
  },
  'a client ID with a blank inside': {
    request: () => ({ ...ACCOUNT, client_id: 'sandbox client' }),
    reason: 'invalid-field',
    says: 'characters that no client ID has',
  },
  'a password of a Data Center that accepts only access tokens': {
    tracker: DATA_CENTER,
    request: () => ({ api_token: CREDENTIALS.password }),
    reason: 'credentials',
    says: 'use a personal access token',
  },
  'a service account of a Data Center that has none': {
    tracker: { ...DATA_CENTER, faults: ['404;path=token'] },
    request: () => ACCOUNT,
    reason: 'no-service-accounts',
    says: 'Use a personal access token instead.',
  },
  'a service account of a Data Center that allows no such request': {
    tracker: { ...DATA_CENTER, faults: ['405;path=token'] },
    request: () => ACCOUNT,
    reason: 'no-service-accounts',
    says: 'Use a personal access token instead.',
  },
  'an account that may not read the project': {
    tracker: { faults: ['403;path=search'] },
    request: () => ({}),
    reason: 'permission',
    says: 'Ask your Jira administrator for the ‘Browse projects’ permission.',
  },
  'a Jira behind a page that signs people on': {
    tracker: { faults: ['redirect'] },
    request: () => ({}),
    reason: 'redirected-elsewhere',
    says: 'redirects',
  },
};

const OF_BOTH: Readonly<Record<string, Mistake>> = {
  'a wrong client secret': {
    request: () => ({ ...ACCOUNT, api_token: WRONG }),
    reason: 'service-account',
    says: 'did not accept the client ID and secret',
  },
  'a wrong client ID': {
    request: () => ({ ...ACCOUNT, client_id: WRONG }),
    reason: 'service-account',
    says: 'Both must be of one',
  },
  'client ID and secret in each other’s place': {
    request: () => ({ client_id: ACCOUNT.api_token, api_token: ACCOUNT.client_id }),
    reason: 'service-account',
    says: 'did not accept the client ID and secret',
  },
  'an API token instead of the client secret': {
    request: () => ({ ...ACCOUNT, api_token: CREDENTIALS.token }),
    reason: 'service-account',
    says: 'did not accept the client ID and secret',
  },
  'a client secret that is revoked while a report is made': {
    tracker: { faults: [`401;path=${READING}`, '401;path=token;skip=1'] },
    request: () => ACCOUNT,
    reason: 'service-account',
    says: 'did not accept the client ID and secret',
  },
};

const all = [
  ...Object.entries(MISTAKES),
  ...(['cloud', 'data-center'] as const).flatMap((mode) =>
    Object.entries(OF_BOTH).map(
      ([name, mistake]) => [`${name} (${mode})`, { ...mistake, tracker: { ...mistake.tracker, mode } }] as const,
    ),
  ),
];

describe('the sentence of a refused request', () => {
  it.each(all)('names the cause if it is %s', async (_, { tracker = {}, request, reason, says }) => {
    const jira_url = await startSandbox(tracker);
    const { analyze } = await appFor(jira_url);
    const wrong = request(jira_url);
    const failure = await failureOf(await analyze({ jira_url, ...wrong }));
    expect(failure.reason).toBe(reason);
    expect(failure.error).toContain(says);
    // The command line prints the same sentence, and has no form.
    expect(failure.error).not.toMatch(/choose ‘|below the key/i);
    for (const secret of [ACCOUNT.api_token, WRONG, ENDED]) expect(JSON.stringify(failure)).not.toContain(secret);
  });

  it('names the missing scope of an access token as one of its service account', async () => {
    const jira_url = await startSandbox({ tokenScopes: ['read:jira-work'] });
    const { analyze } = await appFor(jira_url);
    const failure = await failureOf(await analyze({ jira_url, api_token: await accessToken(jira_url) }));
    expect(failure).toMatchObject({ status: 401, reason: 'account-scope', params: { classic: 'read:jira-user' } });
  });

  it('names the site if the service account is of another one', async () => {
    const jira_url = await startSandbox({ faults: ['404;path=tenant_info'] });
    const { analyze } = await appFor(await startSandbox());
    const failure = await failureOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(failure).toMatchObject({ status: 401, reason: 'other-site', params: { host: new URL(jira_url).host } });
  });

  it.each(['admin.atlassian.com/o/1', 'id.atlassian.com', 'api.atlassian.com/ex/confluence/5a1d'])(
    'says that the address is a page of Atlassian (%s)',
    async (page) => {
      const lookup: Lookup = (_name, _options, done) => done(null, [{ address: '93.184.215.14', family: 4 }]);
      const { analyze } = await startApp({}, { lookup });
      const failure = await failureOf(await analyze({ jira_url: `https://${page}` }));
      expect(failure).toMatchObject({ status: 502, reason: 'atlassian-page' });
    },
  );
});
