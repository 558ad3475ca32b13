import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { addFault, seenBy, startApp, startSandbox, startServer } from '../support/harness.ts';

describe('the server with Jira Cloud', () => {
  it('accepts an email address and a token', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp();
    await reportOf(await analyze({ jira_url }));
    const used = new Set((await seenBy(jira_url)).latest.map(({ authorization }) => authorization));
    expect(used).toEqual(new Set([null, 'Basic']));
  });

  it('accepts a token with scopes, through the gateway', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp({ GATEWAY_URL: jira_url });
    const { provenance } = await reportOf(await analyze({ jira_url, api_token: 'sandbox-scoped-0001' }));
    expect(provenance).toMatchObject({ tracker: 'cloud', host: new URL(jira_url).host });
    const { endpoints } = await seenBy(jira_url);
    expect(endpoints['GET /_edge/tenant_info']).toBe(1);
  });

  it('reports a wrong token, not an empty project, although the site answers anonymous users with status 200', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp({ GATEWAY_URL: jira_url });
    const failure = await failureOf(await analyze({ jira_url, api_token: 'sandbox-wrong-0001' }));
    expect(failure).toMatchObject({ status: 401, code: 'credentials' });
    expect(failure.error).toMatch(/id\.atlassian\.com.*expire/);
  });

  it('reports a wrong token even if the gateway does not know the site', async () => {
    const jira_url = await startSandbox({ faults: ['404;path=tenant_info'] });
    const { analyze } = await startApp({ GATEWAY_URL: jira_url });
    expect(await failureOf(await analyze({ jira_url, api_token: 'sandbox-wrong-0001' }))).toMatchObject({
      status: 401,
    });
  });

  it('reports a wrong token if the gateway cannot be reached', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp({ GATEWAY_URL: 'http://127.0.0.1:1' });
    const failure = await failureOf(await analyze({ jira_url, api_token: 'sandbox-wrong-0001' }));
    expect(failure).toMatchObject({ status: 401, code: 'credentials' });
  });

  it('sends a token to Atlassian only for sites under Atlassian’s domains', async () => {
    const site = await startSandbox();
    const asked: string[] = [];
    const { analyze } = await startApp(
      { JIRA_ALLOWED_HOSTS: '127.0.0.0/8' },
      {
        lookup: (name, _options, done) => {
          asked.push(name);
          if (name === 'api.atlassian.com') done(Object.assign(new Error(), { code: 'ENOTFOUND' }), []);
          else done(null, [{ address: '127.0.0.1', family: 4 }]);
        },
      },
    );
    const failures = [];
    for (const name of ['jira.example.com', 'atlassian.net.example.com', 'example.atlassian.net']) {
      const jira_url = site.replace('127.0.0.1', name);
      failures.push(await failureOf(await analyze({ jira_url, api_token: 'sandbox-wrong-0001' })));
      expect(asked.includes('api.atlassian.com')).toBe(name === 'example.atlassian.net');
    }
    expect(failures.map(({ code }) => code)).toEqual(['credentials', 'credentials', 'credentials']);
  });

  it('sends no token before it knows the kind of server', async () => {
    const seen: (string | undefined)[] = [];
    const { address } = await startServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    });
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: address }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((header) => header === undefined)).toBe(true);
  });
});

describe('the server with Jira Data Center', () => {
  it('accepts an access token on the first attempt, without Basic authentication', async () => {
    const jira_url = await startSandbox({ mode: 'data-center', basicAuth: true });
    const { analyze } = await startApp();
    await reportOf(await analyze({ jira_url }));
    const used = new Set((await seenBy(jira_url)).latest.map(({ authorization }) => authorization));
    expect(used).toEqual(new Set([null, 'Bearer']));
  });

  it('accepts a password if the server allows passwords, and tries it once', async () => {
    const jira_url = await startSandbox({ mode: 'data-center', basicAuth: true });
    const { analyze } = await startApp();
    await reportOf(await analyze({ jira_url, api_token: 'sandbox-password-0001' }));
    const { latest } = await seenBy(jira_url);
    expect(latest.filter(({ authorization }) => authorization === 'Bearer')).toHaveLength(1);
  });

  it('reports a wrong token after two attempts', async () => {
    const jira_url = await startSandbox({ mode: 'data-center' });
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url, api_token: 'sandbox-wrong-0001' }));
    expect(failure).toMatchObject({ status: 401, code: 'credentials' });
    expect(failure.error).toMatch(/personal access token/);
    const tries = (await seenBy(jira_url)).latest.filter(({ authorization }) => authorization !== null);
    expect(tries.map(({ authorization }) => authorization)).toEqual(['Bearer', 'Basic']);
  });

  it.each(['/jira', '/jira/', '/jira/browse/AUR-1', '/jira/secure/Dashboard.jspa', '/jira/projects/AUR?x=1#y'])(
    'finds the context path if the address is %s',
    async (path) => {
      const site = await startSandbox({ mode: 'data-center', contextPath: '/jira' });
      const { analyze } = await startApp();
      expect((await reportOf(await analyze({ jira_url: `${site}${path}`, project_name: 'DEL' }))).success).toBe(true);
    },
  );
});

describe('the server with any Jira', () => {
  it.each([
    '/jira/software/projects/AUR/boards/1',
    '/browse/AUR-1?focused=1',
    '/secure/RapidBoard.jspa',
    '/some/where',
  ])('finds the site if the address is %s', async (path) => {
    const site = await startSandbox();
    const { analyze } = await startApp();
    expect((await reportOf(await analyze({ jira_url: `${site}${path}`, project_name: 'DEL' }))).success).toBe(true);
  });

  it.each(['cloud', 'data-center'] as const)('reports a CAPTCHA and does not try again (%s)', async (mode) => {
    const jira_url = await startSandbox({ mode });
    await addFault(jira_url, 'captcha;path=myself;status=401');
    const { analyze } = await startApp({ GATEWAY_URL: jira_url });
    const failure = await failureOf(await analyze({ jira_url }));
    expect(failure).toMatchObject({ status: 403, code: 'captcha' });
    const { latest } = await seenBy(jira_url);
    expect(latest.filter(({ path }) => path.endsWith('/myself'))).toHaveLength(1);
    expect(latest.filter(({ path }) => path.endsWith('/tenant_info'))).toHaveLength(0);
  });

  it.each(['cloud', 'data-center'] as const)(
    'distinguishes a missing permission from wrong credentials (%s)',
    async (mode) => {
      const jira_url = await startSandbox({ mode, faults: ['403;path=/search'] });
      const { analyze } = await startApp();
      expect(await failureOf(await analyze({ jira_url }))).toMatchObject({ status: 403, code: 'permission' });
    },
  );

  it.each(['AUR', 'aur', 'Aurora Payments', '"Aurora Payments"', " 'aurora payments' "])(
    'finds a project by its key or name, with or without quotes: %s',
    async (project_name) => {
      const { analyze } = await startApp();
      for (const mode of ['cloud', 'data-center'] as const) {
        const { provenance } = await reportOf(await analyze({ jira_url: await startSandbox({ mode }), project_name }));
        expect(provenance?.project).toEqual({ key: 'AUR', name: 'Aurora Payments' });
      }
    },
  );

  it.each(['cloud', 'data-center'] as const)(
    'suggests the closest visible projects if the project is unknown (%s)',
    async (mode) => {
      const jira_url = await startSandbox({ mode });
      const { analyze } = await startApp();
      const failure = await failureOf(await analyze({ jira_url, project_name: 'Aurora Paymets' }));
      expect(failure).toMatchObject({ status: 404, code: 'project-not-found' });
      expect(failure.error).toContain('Did you mean Aurora Payments (AUR)');
      const none = await failureOf(await analyze({ jira_url, project_name: 'qqqqqqqqqqqqqqqq" OR 1=1 --' }));
      expect(none).toMatchObject({ status: 404 });
    },
  );

  it.each(['cloud', 'data-center'] as const)(
    'says why no ticket can be measured, and how many tickets were left out for each reason (%s)',
    async (mode) => {
      const jira_url = await startSandbox({ mode });
      const { analyze } = await startApp();
      const failure = await failureOf(await analyze({ jira_url, project_name: 'ELM' }));
      expect(failure).toMatchObject({ status: 422, code: 'nothing-to-measure' });
      expect(failure.error).toMatch(/We found \d+ tickets, but none can be measured \(.*\d+ not finished/);
      const empty = await failureOf(await analyze({ jira_url, claude_adoption_date: '2021-03-01' }));
      expect(empty.error).toMatch(/no tickets/);
    },
  );
});
