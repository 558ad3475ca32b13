import { NDJSON } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { REQUEST, startApp, startSandbox } from './harness.ts';

const TOKEN = 'S3cret-T0ken-that-must-not-leak';
const EMAIL = 'somebody.private@example.com';
const PROJECT = 'Confidential Project Name';
const BASIC = Buffer.from(`${EMAIL}:${TOKEN}`).toString('base64');
/** What must stand in no log and no answer, as it is and as it travels. */
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
  const answer = await fetch(`${address}/api/fetch-jira`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
}

function expectNoSecret(text: string): void {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/node_modules|\bat .*\.ts:\d+/);
}

describe('token, e-mail address and project appear nowhere', () => {
  const secret = { ...REQUEST, email: EMAIL, api_token: TOKEN, project_name: PROJECT };

  it.each(['cloud', 'data-center'] as const)(
    'whatever a tracker does (%s)',
    async (mode) => {
      const { address, logged } = await startApp({
        ANALYSIS_TIMEOUT_S: '5',
        MAX_ANALYSES: '200',
        LOG_LEVEL: 'debug',
        GATEWAY_URL: 'http://127.0.0.1:1',
      });
      const paths = ['', 'myself', 'project', 'search', 'bulkfetch'];
      const faults = paths.flatMap((path) => FAULTS.map((fault) => `${fault};path=${path}`)).concat('oversized;mb=40');
      const answers = faults.map(async (fault) => {
        const jira_url = await startSandbox({ mode, projects: [], faults: [fault] });
        return post(address, JSON.stringify({ ...secret, jira_url }));
      });
      for (const answer of await Promise.all(answers)) expectNoSecret(answer);
      const jira_url = await startSandbox({ mode });
      expectNoSecret(await post(address, JSON.stringify({ ...secret, jira_url }), { accept: NDJSON }));
      // With the right credentials, for the paths behind the login: the project stays secret.
      const accepted = JSON.stringify({ ...REQUEST, jira_url, project_name: PROJECT });
      expect(await post(address, accepted)).toContain('project-not-found');
      expect(logged()).toContain('"msg":"analysis"');
      expect(logged()).not.toContain(REQUEST.api_token);
      expect(logged()).not.toContain(REQUEST.email);
      expectNoSecret(logged());
    },
    60_000,
  );

  it('whatever a request looks like', async () => {
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
      await fetch(`${address}${path}`).then((answer) => answer.text());
    }
    expectNoSecret(logged());
  });

  it('not even when the server itself breaks', async () => {
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
});
