import { CLOUD_ID, CREDENTIALS } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { scopesOf } from '../../../jira-reader/src/cloud/cloudScopes.ts';
import type { Lookup } from '../../../jira-reader/src/http/nameLookup.ts';
import { testTimers } from '../../../jira-reader/test/testTimers.ts';
import { addFault, seenBy, startApp, startSandbox } from '../support/harness.ts';
import { failureOf, reportOf } from '../support/responses.ts';
import { accessToken, ACCOUNT, appFor } from '../support/serviceAccount.ts';

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

  it('accepts an access token', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await appFor(jira_url);
    const api_token = await accessToken(jira_url);
    expect((await reportOf(await analyze({ jira_url, api_token }))).success).toBe(true);
    expect(await authorizationsAt(jira_url)).toEqual([null, 'Bearer']);
  });
});

it.each<[string, (sandbox: string) => object | Promise<object>]>([
  ['an API token', () => ({})],
  ['a token with scopes', () => ({ api_token: CREDENTIALS.scopedToken })],
  ['a service account', () => ACCOUNT],
  ['an access token', async (sandbox) => ({ api_token: await accessToken(sandbox) })],
])('a Jira Cloud under Atlassian’s domain accepts %s', async (_, credential) => {
  const sandbox = await startSandbox();
  const lookup: Lookup = (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  const urls = { GATEWAY_URL: sandbox, AUTH_URL: sandbox, JIRA_ALLOWED_HOSTS: '127.0.0.0/8' };
  const { analyze } = await startApp(urls, { lookup });
  const jira_url = sandbox.replace('127.0.0.1', 'example.atlassian.net');
  const { provenance } = await reportOf(await analyze({ jira_url, ...(await credential(sandbox)) }));
  expect(provenance).toMatchObject({ tracker: 'cloud', host: new URL(jira_url).host });
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

it('a failure in the middle of a report names the site, not the gateway through which it is read', async () => {
  const [site, gateway] = [await startSandbox(), await startSandbox({ faults: ['403;path=search'] })];
  const { analyze } = await appFor(gateway);
  const failure = await failureOf(await analyze({ jira_url: site, ...ACCOUNT }));
  expect(failure).toMatchObject({ reason: 'permission', params: { host: new URL(site).host } });
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

  it('loses no ticket and has no request refused in a report of half an hour with tokens of ten minutes', async () => {
    const timers = testTimers();
    const jira_url = await startSandbox({ mode, tokenSeconds: 600, nowMs: timers.now, bulkLimit: 100 });
    const urls = { GATEWAY_URL: jira_url, AUTH_URL: jira_url, ANALYSIS_TIMEOUT_S: '3600' };
    const { analyze } = await startApp(urls, { timers });
    const whole = await reportOf(await analyze({ jira_url, ...ACCOUNT }));
    const start = timers.now();
    // Each kind of request waits a few minutes.
    for (const path of ['myself', 'status', 'project', 'search', 'bulkfetch'])
      await addFault(jira_url, `503;retry-after=400;path=/${path};times=2`);
    const { evidence, provenance } = await reportOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(timers.now() - start).toBeGreaterThan(30 * 60_000);
    expect(evidence).toEqual(whole.evidence);
    expect(provenance?.funnel).toEqual(whole.provenance?.funnel);
    const { latest } = await seenBy(jira_url);
    expect(latest.filter(({ status }) => status === 401)).toEqual([]);
  });

  it('is refused with a sentence about the account if no access token is accepted', async () => {
    const jira_url = await startSandbox({ mode, faults: ['401;path=myself'] });
    const { analyze } = await appFor(jira_url);
    const failure = await failureOf(await analyze({ jira_url, ...ACCOUNT }));
    expect(failure).toMatchObject({ status: 401, reason: 'account-refused', params: { tracker: mode } });
    expect(await tokensFrom(jira_url)).toBe(2);
  });
});
