import { NDJSON } from '@roi-insight/contracts';
import { SERVICE_ACCOUNT } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { REQUEST, SITE, startApp, startSandbox, startServer } from '../support/harness.ts';

const TOKEN = 'S3cret-T0ken-that-must-not-leak';
const EMAIL = 'jane.private@example.com';
const PROJECT = 'Confidential Project Name';
const BASIC = Buffer.from(`${EMAIL}:${TOKEN}`).toString('base64');
/** Secrets that must be in no log and no response, in plain text and encoded. */
const SECRETS = [TOKEN, EMAIL, BASIC, BASIC.slice(10, 40), encodeURIComponent(EMAIL), PROJECT, TOKEN.slice(0, 12)];

const FAULTS = [
  '401',
  '403',
  '404',
  '410',
  '418',
  '429',
  '429;retry-after=900',
  '500',
  '502',
  '503',
  '504',
  'captcha',
  'hang',
  'html',
  'redirect',
  'reset',
  'truncated',
  'bulk-refused',
  'repeated-token',
  'empty-page',
];

async function post(address: string, body: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${address}/api/fetch-jira`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
}

function expectNoSecret(text: string): void {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/node_modules|\bat .*\.ts:\d+/);
}

describe('token, email address and project', () => {
  const secret = { ...REQUEST, email: EMAIL, api_token: TOKEN, project_name: PROJECT };

  it.each(['cloud', 'data-center'] as const)('appear nowhere, whatever a tracker responds (%s)', async (mode) => {
    const { address, logged, timers } = await startApp({
      MAX_ANALYSES: '200',
      MAX_ANALYSES_PER_CLIENT: '200',
      LOG_LEVEL: 'debug',
      GATEWAY_URL: 'http://127.0.0.1:1',
    });
    const paths = ['', 'myself', 'project', 'search', 'bulkfetch'];
    const faults = paths.flatMap((path) => FAULTS.map((fault) => `${fault};path=${path}`)).concat('oversized;mb=40');
    let open = 0;
    const ask = async (fault: string) => {
      const jira_url = await startSandbox({ mode, projects: [], faults: [fault] });
      const response = await post(address, JSON.stringify({ ...secret, jira_url }));
      open -= 1;
      return response;
    };
    const start = (asked: readonly string[]) => {
      open += asked.length;
      return Promise.all(asked.map(ask));
    };
    const isHanging = (fault: string) => fault.startsWith('hang');
    for (const response of await start(faults.filter((fault) => !isHanging(fault)))) expectNoSecret(response);
    const hanging = start(faults.filter(isHanging));
    const openLater = () => {
      timers.advance(180_000);
      return open;
    };
    await expect.poll(openLater, { message: 'analyses that hang' }).toBe(0);
    for (const response of await hanging) expectNoSecret(response);
    const jira_url = await startSandbox({ mode });
    expectNoSecret(await post(address, JSON.stringify({ ...secret, jira_url }), { accept: NDJSON }));
    // Correct credentials for the steps after the login, in which only the project name is secret.
    const accepted = JSON.stringify({ ...REQUEST, jira_url, project_name: PROJECT });
    expect(await post(address, accepted)).toContain('project-not-found');
    expect(logged()).toContain('"msg":"analysis"');
    expect(logged()).not.toContain(REQUEST.api_token);
    expect(logged()).not.toContain(REQUEST.email);
    expectNoSecret(logged());
  });

  it('appear nowhere, whatever is wrong with a request', async () => {
    const { address, logged } = await startApp({ LOG_LEVEL: 'debug' });
    const jira_url = 'https://10.0.0.1';
    const bodies = [
      JSON.stringify({ ...secret, jira_url }),
      JSON.stringify({ ...secret, jira_url: `https://${TOKEN}@example.com` }),
      JSON.stringify({ ...secret, jira_url: TOKEN }),
      JSON.stringify({ ...secret, jira_url, email: TOKEN }),
      JSON.stringify({ ...secret, jira_url, api_token: [TOKEN] }),
      JSON.stringify({ ...secret, jira_url, api_token: { token: TOKEN } }),
      JSON.stringify({ ...secret, jira_url, api_token: `${TOKEN}\r\nx-injected: 1` }),
      JSON.stringify({ ...secret, jira_url, api_token: `${TOKEN} ${TOKEN}` }),
      JSON.stringify({ ...secret, jira_url, api_token: TOKEN.slice(0, 9) }),
      JSON.stringify({ ...secret, jira_url, project_name: [PROJECT] }),
      JSON.stringify({ ...secret, jira_url, claude_adoption_date: TOKEN }),
      JSON.stringify({ ...secret, jira_url, claude_adoption_date: '2999-01-01' }),
      JSON.stringify({ ...secret, jira_url, include_tickets: TOKEN }),
      JSON.stringify([TOKEN]),
      JSON.stringify(TOKEN),
      `{"api_token":"${TOKEN}`,
      `{"api_token":"${TOKEN}",}`,
      `${TOKEN}`,
      JSON.stringify({ ...secret, jira_url, padding: TOKEN.repeat(1000) }),
    ];
    for (const body of bodies) {
      expectNoSecret(await post(address, body));
      expectNoSecret(await post(address, body, { 'content-type': 'text/plain' }));
      expectNoSecret(await post(address, body, { accept: NDJSON }));
    }
    for (const path of [`/${TOKEN}`, `/api/${TOKEN}?token=${TOKEN}`, `/api/health?token=${TOKEN}`]) {
      await fetch(`${address}${path}`).then((response) => response.text());
    }
    expectNoSecret(logged());
  });

  it('appear nowhere after an internal error', async () => {
    const { address, logged } = await startApp(
      {},
      {
        lookup: () => {
          throw new TypeError(`cannot handle ${TOKEN}`);
        },
        now: () => {
          throw new RangeError(`broken by ${TOKEN}`);
        },
      },
    );
    const text = await post(address, JSON.stringify({ ...secret, jira_url: 'https://example.com' }));
    expect(text).toContain('"code":"internal"');
    expectNoSecret(text);
    expect(logged()).toContain('RangeError');
    expect(logged()).not.toContain(TOKEN);
  });

  const words = TOKEN.toLowerCase();
  const encoded = (text: string) => encodeURIComponent(encodeURIComponent(text));
  it.each<[string, string]>([
    ['a path', `/login/${TOKEN}`],
    ['a shortened path', `/${'x'.repeat(84)}/${TOKEN}`],
    ['an encoded path', `/login/${encoded(`${EMAIL}:${TOKEN}`)}`],
    ['the Basic header', `/login/${BASIC}`],
    ['the encoded Basic header', `/login/${encodeURIComponent(BASIC)}`],
    ['base64 of the token', `/login/${Buffer.from(TOKEN).toString('base64url')}`],
    ['the name of a host', `https://${TOKEN}.example.com/`],
    ['the email address', `/login/${EMAIL}`],
  ])('appear nowhere if a tracker sends the token back in a redirect: %s', async (_name, location) => {
    const { address } = await startServer((request, response) => {
      const isAnonymous = request.headers.authorization === undefined;
      if (isAnonymous) response.setHeader('content-type', 'application/json').end('{"version":"9.12.0"}');
      else response.writeHead(302, { location }).end();
    });
    const app = await startApp();
    const text = await post(app.address, JSON.stringify({ ...secret, jira_url: address }));
    expect(text).toContain('"code":"redirected"');
    expect(text).toContain('***');
    expectNoSecret(text);
    expect(text).not.toContain(words.slice(0, 10));
    expectNoSecret(app.logged());
  });

  it('appear nowhere, even if a tracker names its projects after the token', async () => {
    const values = [
      `${PROJECT.slice(0, 20)} ${TOKEN}`,
      `${PROJECT} ${'x'.repeat(60)} ${TOKEN}`,
      `${EMAIL}!`,
      `${BASIC}!`,
    ];
    const { address } = await startServer((request, response) => {
      const projects = values.map((name, index) => ({ id: index + 1, key: 'K', name }));
      const bodies = { project: projects, status: SITE.statuses, myself: SITE.user, serverInfo: { version: '9.12.0' } };
      const [, body] = Object.entries(bodies).find(([page]) => request.url?.endsWith(`/${page}`)) ?? [];
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    const app = await startApp();
    for (const project_name of [TOKEN, EMAIL, BASIC, 'x'.repeat(50), PROJECT.slice(0, 15)]) {
      const text = await post(app.address, JSON.stringify({ ...secret, jira_url: address, project_name }));
      expect(text).toContain('"code":"project-not-found"');
      for (const one of [TOKEN, EMAIL, BASIC, TOKEN.slice(0, 12)]) expect(text).not.toContain(one);
    }
  });
});

describe('the secret of a service account, and the access tokens that it gets', () => {
  const { clientId, clientSecret } = SERVICE_ACCOUNT;
  /** The end of every access token of a sandbox. */
  const ISSUED = 'sandbox-signature';
  const account = { ...REQUEST, client_id: clientId, api_token: clientSecret };

  it.each(['cloud', 'data-center'] as const)('appear nowhere, whatever a tracker responds (%s)', async (mode) => {
    for (const path of ['token', 'myself', 'bulkfetch|api/2/search']) {
      for (const fault of FAULTS.filter((name) => name !== 'hang')) {
        const jira_url = await startSandbox({ mode, faults: [`${fault};path=${path}`] });
        const { address, logged } = await startApp({ LOG_LEVEL: 'debug', GATEWAY_URL: jira_url, AUTH_URL: jira_url });
        const shown = `${await post(address, JSON.stringify({ ...account, jira_url }), { accept: NDJSON })}\n${logged()}`;
        expect(shown).toContain('"msg":"analysis"');
        for (const secret of [clientSecret, ISSUED]) expect(shown).not.toContain(secret);
      }
    }
  });

  it.each([
    ['secret', clientSecret],
    ['issued token', 'issued-T0ken-0001'],
  ])('appear nowhere if a tracker sends them back in a redirect: %s', async (_, secret) => {
    const tracker = await startServer((request, response) => {
      const isToken = request.url?.endsWith('/token') === true;
      const body = isToken ? { access_token: 'issued-T0ken-0001', expires_in: 3600 } : { version: '9.12.0' };
      if (isToken || request.headers.authorization === undefined)
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      else response.writeHead(302, { location: `/login/${secret}` }).end();
    });
    const { address, logged } = await startApp();
    const text = await post(address, JSON.stringify({ ...account, jira_url: tracker.address }));
    expect(text).toContain('/login/***');
    expect(`${text}${logged()}`).not.toContain(secret);
  });
});
