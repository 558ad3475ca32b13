import { CLOUD_ID, CREDENTIALS, SERVICE_ACCOUNT } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { scopesOf } from '../../../jira-reader/src/cloud/cloudScopes.ts';
import type { Lookup } from '../../../jira-reader/src/http/nameLookup.ts';
import { addFault, seenBy, startApp, startSandbox } from '../support/harness.ts';
import { failureOf, reportOf } from '../support/responses.ts';

const ACCOUNT = { client_id: SERVICE_ACCOUNT.clientId, api_token: SERVICE_ACCOUNT.clientSecret };

/** An app that uses the sandbox as Atlassian's gateway and as its token endpoint. */
const appFor = (sandbox: string) => startApp({ GATEWAY_URL: sandbox, AUTH_URL: sandbox });

/** The methods of authorization that the sandbox has seen, in the order of their first use. */
async function authorizationsAt(sandbox: string) {
  const { latest } = await seenBy(sandbox);
  return [...new Set(latest.map(({ authorization }) => authorization))];
}

/** Number of access tokens that the sandbox has issued. */
async function tokensFrom(sandbox: string): Promise<number> {
  const { endpoints } = await seenBy(sandbox);
  return Object.entries(endpoints).reduce(
    (sum, [endpoint, count]) => sum + (endpoint.endsWith('/token') ? count : 0),
    0,
  );
}

async function accessToken(sandbox: string): Promise<string> {
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id: SERVICE_ACCOUNT.clientId,
    client_secret: SERVICE_ACCOUNT.clientSecret,
  });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${sandbox}/oauth/token`, { method: 'POST', headers, body });
  const { access_token }: { access_token: string } = JSON.parse(await response.text());
  return access_token;
}

describe('Jira Cloud at its own address', () => {
  it('accepts the client ID and secret of a service account', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await appFor(jira_url);
    const { provenance } = await reportOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(provenance).toMatchObject({ tracker: 'cloud', host: new URL(jira_url).host });
    expect(await authorizationsAt(jira_url)).toEqual([null, 'Bearer']);
  });

  it('accepts the sample tracker’s own service account, without further settings', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp({ SAMPLE_TRACKER_URL: jira_url });
    expect((await reportOf(await analyze({ jira_url, ...ACCOUNT }))).success).toBe(true);
  });

  it.each(['404', 'redirect', 'html'])(
    'accepts a service account if the site does not tell its id (%s)',
    async (fault) => {
      const jira_url = await startSandbox({ faults: [`${fault};path=tenant_info`] });
      const { analyze } = await appFor(jira_url);
      expect((await reportOf(await analyze({ jira_url, ...ACCOUNT }))).success).toBe(true);
    },
  );

  it('refuses a service account of another site', async () => {
    const jira_url = await startSandbox({ faults: ['404;path=tenant_info'] });
    const elsewhere = await startSandbox();
    const { analyze } = await startApp({ GATEWAY_URL: elsewhere, AUTH_URL: elsewhere });
    const failure = await failureOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(failure).toMatchObject({ status: 401, reason: 'other-site' });
  });

  it('accepts an access token', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await appFor(jira_url);
    const api_token = await accessToken(jira_url);
    expect((await reportOf(await analyze({ jira_url, api_token }))).success).toBe(true);
    expect(await authorizationsAt(jira_url)).toEqual([null, 'Bearer']);
  });
});

describe('Jira Cloud at the gateway’s address', () => {
  const PAGES = ['', '/', '/rest/api/3/myself'];

  it.each(PAGES)('accepts a token with scopes (%s)', async (page) => {
    const site = await startSandbox();
    const { analyze } = await appFor(site);
    const jira_url = `${site}/ex/jira/${CLOUD_ID}${page}`;
    const { provenance } = await reportOf(await analyze({ jira_url, api_token: CREDENTIALS.scopedToken }));
    expect(provenance).toMatchObject({ tracker: 'cloud', host: new URL(site).host });
  });

  it('accepts a service account, and an access token', async () => {
    const site = await startSandbox();
    const { analyze } = await appFor(site);
    const jira_url = `${site}/ex/jira/${CLOUD_ID}`;
    expect((await reportOf(await analyze({ jira_url, ...ACCOUNT }))).success).toBe(true);
    expect((await reportOf(await analyze({ jira_url, api_token: await accessToken(site) }))).success).toBe(true);
  });

  it('refuses a token of the site, and a wrong token', async () => {
    const site = await startSandbox();
    const { analyze } = await appFor(site);
    for (const api_token of [CREDENTIALS.token, 'sandbox-wrong-0001']) {
      const failure = await failureOf(await analyze({ jira_url: `${site}/ex/jira/${CLOUD_ID}`, api_token }));
      expect(failure).toMatchObject({ status: 401, reason: 'gateway-token' });
    }
  });

  it('says that the gateway has no site with an unknown id', async () => {
    const site = await startSandbox();
    const { analyze } = await appFor(site);
    const failure = await failureOf(await analyze({ jira_url: `${site}/ex/jira/0000`, ...ACCOUNT }));
    expect(failure).toMatchObject({ status: 502, reason: 'unknown-site' });
  });
});

it('every call of a report to Jira Cloud has known scopes', async () => {
  for (const options of [{}, { faults: ['bulk-refused'] }]) {
    const jira_url = await startSandbox(options);
    const { analyze } = await startApp();
    await reportOf(await analyze({ jira_url, size_field: 'Story Points' }));
    const { latest } = await seenBy(jira_url);
    const asked = latest.filter(({ authorization }) => authorization !== null).map(({ path }) => path);
    expect(asked.filter((path) => scopesOf(path) === null)).toEqual([]);
  }
});

describe('a token without a scope', () => {
  it.each([
    [CREDENTIALS.userScopeToken, 'read:jira-work'],
    [CREDENTIALS.workScopeToken, 'read:jira-user'],
  ])('is refused with the name of the scope (%s)', async (api_token, classic) => {
    const site = await startSandbox();
    const { analyze } = await appFor(site);
    for (const jira_url of [site, `${site}/ex/jira/${CLOUD_ID}`]) {
      const failure = await failureOf(await analyze({ jira_url, api_token }));
      expect(failure).toMatchObject({ status: 401, reason: 'missing-scope', params: { classic } });
      expect(failure.error).toContain(`lacks the scope ${classic}`);
    }
  });
});

describe('Jira Data Center', () => {
  it.each(['', '/jira'])(
    'accepts the client ID and secret of a service account (context path “%s”)',
    async (contextPath) => {
      const site = await startSandbox({ mode: 'data-center', contextPath });
      const { analyze } = await startApp();
      expect((await reportOf(await analyze({ jira_url: `${site}${contextPath}`, ...ACCOUNT }))).success).toBe(true);
      expect(await authorizationsAt(site)).toEqual([null, 'Bearer']);
    },
  );
});

describe('what is refused with a sentence of its own', () => {
  it('is an access token that has ended', async () => {
    const site = await startSandbox();
    const { analyze } = await appFor(site);
    for (const jira_url of [site, `${site}/ex/jira/${CLOUD_ID}`]) {
      const failure = await failureOf(await analyze({ jira_url, api_token: 'eyJzYW5kYm94Ijp0cnVlfQ.ended.signature' }));
      expect(failure).toMatchObject({ status: 401, reason: 'access-token' });
    }
  });

  it.each(['404', '405'])('is a service account of a Data Center that has none (%s)', async (fault) => {
    const jira_url = await startSandbox({ mode: 'data-center', faults: [`${fault};path=token`] });
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(failure).toMatchObject({ status: 401, reason: 'no-service-accounts' });
    expect(failure.error).toContain('personal access token');
  });

  it.each(['admin.atlassian.com/o/1', 'id.atlassian.com', 'api.atlassian.com/ex/confluence/5a1d'])(
    'is the address of a page of Atlassian (%s)',
    async (page) => {
      const lookup: Lookup = (_name, _options, done) => done(null, [{ address: '93.184.215.14', family: 4 }]);
      const { analyze } = await startApp({}, { lookup });
      const failure = await failureOf(await analyze({ jira_url: `https://${page}` }));
      expect(failure).toMatchObject({ status: 502, reason: 'atlassian-page' });
    },
  );
});

describe.each(['cloud', 'data-center'] as const)('a service account (%s)', (mode) => {
  it('gets a new access token once if one is refused, without losing a ticket', async () => {
    const jira_url = await startSandbox({ mode });
    const { analyze } = await appFor(jira_url);
    const whole = await reportOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(await tokensFrom(jira_url)).toBe(1);
    await addFault(jira_url, '401;path=bulkfetch|rest/api/2/search;times=1');
    const { evidence, provenance } = await reportOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(evidence).toEqual(whole.evidence);
    expect(provenance?.funnel).toEqual(whole.provenance?.funnel);
    expect(await tokensFrom(jira_url)).toBe(3);
  });

  it('gets a new access token before one ends, so that no request is refused', async () => {
    const jira_url = await startSandbox({ mode, tokenSeconds: 300 });
    const { analyze, timers } = await startApp({
      GATEWAY_URL: jira_url,
      AUTH_URL: jira_url,
      ANALYSIS_TIMEOUT_S: '3600',
    });
    // Each kind of request waits a few minutes, so that reading takes more than a quarter of an hour.
    for (const path of ['myself', 'status', 'project', 'search', 'bulkfetch'])
      await addFault(jira_url, `503;retry-after=200;path=/${path};times=2`);
    await reportOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(timers.now()).toBeGreaterThan(15 * 60_000);
    expect(await tokensFrom(jira_url)).toBeGreaterThan(2);
    const { latest } = await seenBy(jira_url);
    expect(latest.filter(({ status }) => status === 401)).toEqual([]);
  });

  it.each([
    ['a wrong secret', { ...ACCOUNT, api_token: 'sandbox-wrong-0001' }],
    ['a wrong client ID', { ...ACCOUNT, client_id: 'sandbox-wrong-0001' }],
    ['an API token instead of the secret', { ...ACCOUNT, api_token: CREDENTIALS.token }],
    ['client ID and secret in each other’s place', { client_id: ACCOUNT.api_token, api_token: ACCOUNT.client_id }],
  ])('is refused with a sentence about client ID and secret for %s', async (_, credential) => {
    const jira_url = await startSandbox({ mode });
    const { analyze } = await appFor(jira_url);
    const failure = await failureOf(await analyze({ jira_url, ...credential }));
    expect(failure).toMatchObject({ status: 401, reason: 'service-account', params: { tracker: mode } });
    expect(failure.error).toContain('client ID and secret');
    expect(JSON.stringify(failure)).not.toContain(credential.api_token);
  });

  it('is refused with a sentence about the account if no access token is accepted', async () => {
    const jira_url = await startSandbox({ mode, faults: ['401;path=myself'] });
    const { analyze } = await appFor(jira_url);
    const failure = await failureOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(failure).toMatchObject({ status: 401, reason: 'account-refused', params: { tracker: mode } });
    expect(await tokensFrom(jira_url)).toBe(2);
  });

  it('ends with the same sentence if the secret is revoked while a report is made', async () => {
    const jira_url = await startSandbox({ mode });
    await addFault(jira_url, '401;path=bulkfetch|rest/api/2/search');
    await addFault(jira_url, `${mode === 'cloud' ? 401 : 400};path=token;skip=1`);
    const { analyze } = await appFor(jira_url);
    const failure = await failureOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(failure).toMatchObject({ status: 401, reason: 'service-account' });
  });
});
