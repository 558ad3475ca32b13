import { SERVICE_ACCOUNT } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import type { Lookup } from '../../../jira-reader/src/http/nameLookup.ts';
import { SITE, startApp, startSandbox, startServer } from '../support/harness.ts';
import { failureOf } from '../support/responses.ts';

const ACCOUNT = { client_id: SERVICE_ACCOUNT.clientId, api_token: SERVICE_ACCOUNT.clientSecret };

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: object | string;
}

/** A server that poses as a Jira. `answer` may replace the response to a request; `seen` has the authorization of each request. */
async function startHostile(deploymentType: 'Cloud' | 'Server', answer: (path: string) => Answer | null) {
  const seen: { readonly path: string; readonly authorization: string }[] = [];
  const project = { id: '1', key: 'AUR', name: 'Aurora' };
  const usual: Readonly<Record<string, object>> = {
    serverInfo: { deploymentType, version: '1', baseUrl: 'https://bank.example.com' },
    myself: SITE.user,
    status: SITE.statuses,
    project: [project],
    'project/search': { values: [project], isLast: true },
    tenant_info: { cloudId: 'abc' },
  };
  const { address } = await startServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    seen.push({ path, authorization: request.headers.authorization ?? '' });
    const known = Object.entries(usual).find(([page]) => path.endsWith(`/${page}`));
    const { status = 200, type = 'application/json', body } = answer(path) ?? { body: known?.[1] ?? {} };
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { address, seen };
}

it('a server whose address looks like that of the gateway gets no access token of Atlassian', async () => {
  const atlassian = await startSandbox();
  const hostile = await startHostile('Cloud', () => null);
  const { analyze } = await startApp({ AUTH_URL: atlassian, GATEWAY_URL: atlassian });
  await failureOf(await analyze({ jira_url: `${hostile.address}/ex/jira/abc`, ...ACCOUNT }));
  expect(hostile.seen.length).toBeGreaterThan(0);
  expect(hostile.seen.filter(({ authorization }) => authorization !== '')).toEqual([]);
});

describe('an access token of a Data Center', () => {
  it.each<[string, object]>([
    ['is longer than any header', { access_token: 'a'.repeat(20_000), expires_in: 3600 }],
    ['has a line break', { access_token: 'abc\r\nx-injected: 1', expires_in: 3600 }],
    ['has already ended', { access_token: 'sandbox', expires_in: 0 }],
    ['ended before it was issued', { access_token: 'sandbox', expires_in: -1e308 }],
  ])('is never sent if it %s', async (_, body) => {
    const { address, seen } = await startHostile('Server', (path) => (path.endsWith('/token') ? { body } : null));
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: address, ...ACCOUNT }));
    expect(failure).toMatchObject({ status: 502, reason: 'response-incomplete' });
    expect(seen.filter(({ authorization }) => authorization !== '')).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['claims to end at once', 1e-9],
    ['never ends', 1e308],
    ['states its life as text', '3600'],
    ['states no number', 'soon'],
    ['states no life', undefined],
  ])('is used for more than one request if it %s', async (_, expires_in) => {
    const body = { access_token: 'sandbox', expires_in };
    const { address, seen } = await startHostile('Server', (path) => (path.endsWith('/token') ? { body } : null));
    const { analyze } = await startApp();
    await failureOf(await analyze({ jira_url: address, ...ACCOUNT }));
    expect(seen.filter(({ authorization }) => authorization !== '').length).toBeGreaterThan(2);
    expect(seen.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
  });
});

it.each<[string, (sandbox: string) => Record<string, string>]>([
  ['auth.atlassian.com', () => ({})],
  ['api.atlassian.com', (sandbox) => ({ AUTH_URL: sandbox })],
])('a secret is not sent to a private address to which %s resolves', async (host, env) => {
  const jira_url = await startSandbox();
  const asked: string[] = [];
  const lookup: Lookup = (name, _options, done) => {
    asked.push(name);
    done(null, [{ address: '10.0.0.1', family: 4 }]);
  };
  const { analyze } = await startApp(env(jira_url), { lookup });
  const failure = await failureOf(await analyze({ jira_url, ...ACCOUNT }));
  expect(failure).toMatchObject({ status: 400, reason: 'resolves-to-private-network', params: { host } });
  expect(new Set(asked)).toEqual(new Set([host]));
});
