import { FAILURE_CODES, type FailureCode, NDJSON } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import document from '../../src/http/openApi.json' with { type: 'json' };
import type { Dependencies } from '../../src/app.ts';
import { REQUEST, startApp, startSandbox, startServer, within } from '../support/harness.ts';
import { defectsOf } from '../support/wireSchemas.ts';

const ANALYSIS = 'POST /api/fetch-jira';

async function read(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('the OpenAPI document', () => {
  it('is served', async () => {
    const { address } = await startApp();
    expect(await read(await fetch(`${address}/api/openapi.json`))).toEqual({ status: 200, body: document });
  });

  it.each(['cloud', 'data-center'] as const)('describes a report (%s)', async (mode) => {
    const jira_url = await startSandbox({ mode });
    const { analyze } = await startApp();
    for (const project_name of ['AUR', 'DEL']) {
      const { body } = await read(await analyze({ jira_url, project_name, include_tickets: true }));
      expect(defectsOf(ANALYSIS, 200, body)).toEqual([]);
    }
  });

  it('describes every line of the stream, including the report or failure at its end', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp();
    for (const project_name of ['DEL', 'nowhere']) {
      const text = await (await analyze({ jira_url, project_name }, { accept: NDJSON })).text();
      const lines = text.trimEnd().split('\n');
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(defectsOf(ANALYSIS, 200, JSON.parse(line), NDJSON)).toEqual([]);
    }
  });

  it('describes the responses about health and about the sample tracker', async () => {
    const { address } = await startApp({ SAMPLE_TRACKER_URL: 'http://127.0.0.1:4011' });
    for (const path of ['/api/health', '/api/health/ready', '/api/sample']) {
      const { status, body } = await read(await fetch(`${address}${path}`));
      expect({ path, status, defects: defectsOf(`GET ${path}`, status, body) }).toEqual({
        path,
        status: 200,
        defects: [],
      });
    }
  });

  it.each(['POST /api/fetch-jira', 'GET /api/sample', 'GET /api/health', 'GET /api/health/ready'])(
    'describes the response to invalid HTTP: %s',
    async (operation) => {
      const { address } = await startApp();
      const [method = '', path = ''] = operation.split(' ');
      const init = { method, headers: { padding: 'x'.repeat(20_000) } };
      const { status, body } = await read(await fetch(`${address}${path}`, init));
      expect({ status, defects: defectsOf(operation, '4XX', body) }).toEqual({ status: 431, defects: [] });
    },
  );

  it('allows no response that has an unknown field or lacks a required field', () => {
    expect(defectsOf(ANALYSIS, 401, { success: false, error: 'No.', code: 'credentials', token: 'x' })).toHaveLength(1);
    expect(defectsOf(ANALYSIS, 401, { success: false, code: 'credentials' })).toHaveLength(1);
    expect(defectsOf(ANALYSIS, 401, { success: false, error: 'No.', code: 'busy' })).toHaveLength(1);
  });
});

interface Way {
  readonly code: FailureCode;
  readonly status: number;
  readonly faults?: readonly string[];
  /** The address, if it is not that of a sandbox. */
  readonly jira_url?: () => Promise<string> | string;
  readonly body?: object;
  readonly env?: Record<string, string>;
  /** Time that passes during the request, in ms. */
  readonly passes?: number;
  readonly dependencies?: Dependencies;
}

const redirecting = async () => {
  const { address } = await startServer((_request, response) => response.writeHead(302, { location: '/login' }).end());
  return address;
};
const notSpeakingTls = async () => {
  const { address } = await startServer((_request, response) => response.end('hello'));
  return address.replace('http:', 'https:');
};

const brokenClock = () => {
  throw new Error('not for the eyes of strangers');
};

/** One request for each failure. */
const WAYS: readonly Way[] = [
  { code: 'invalid-request', status: 400, body: { email: 'not-an-email' } },
  { code: 'address-refused', status: 400, jira_url: () => 'https://10.0.0.1' },
  { code: 'credentials', status: 401, body: { api_token: 'sandbox-wrong-0001' } },
  { code: 'captcha', status: 403, faults: ['captcha;path=serverInfo'] },
  { code: 'permission', status: 403, faults: ['403;path=/search'] },
  { code: 'project-not-found', status: 404, body: { project_name: 'nowhere' } },
  { code: 'nothing-to-measure', status: 422, body: { project_name: 'ELM' } },
  { code: 'too-many-tickets', status: 422, env: { TICKET_LIMIT: '5' } },
  { code: 'rate-limited', status: 429, faults: ['429;retry-after=600'] },
  { code: 'internal', status: 500, dependencies: { now: brokenClock } },
  { code: 'not-jira', status: 502, faults: ['html;path=serverInfo'] },
  { code: 'unreachable', status: 502, jira_url: () => 'http://127.0.0.1:1' },
  { code: 'redirected', status: 502, jira_url: redirecting },
  { code: 'tls', status: 502, jira_url: notSpeakingTls },
  { code: 'busy', status: 503, env: { MAX_RSS_MB: '1' } },
  { code: 'timeout', status: 504, faults: ['hang;path=/search'], passes: 1000, env: { ANALYSIS_TIMEOUT_S: '1' } },
];

describe('the documented failures', () => {
  it('have a test for each failure code of the contract', () => {
    expect(WAYS.map(({ code }) => code).toSorted()).toEqual(FAILURE_CODES.toSorted());
  });

  it.each(WAYS)(
    'include $code with status $status, and the response fits the document',
    async ({ code, status, faults = [], jira_url, body, env, passes, dependencies }) => {
      const address = await (jira_url?.() ?? startSandbox({ faults }));
      const { analyze, timers } = await startApp(env, dependencies);
      const ask = async () => {
        const response = analyze({ jira_url: address, ...body });
        if (passes !== undefined) {
          await expect.poll(timers.waiting, { message: 'a deadline' }).toContain(passes);
          timers.advance(passes);
        }
        return within(response, `the failure ${code}`);
      };
      // The failure may come later, because the server checks its memory once a second.
      await expect.poll(async () => (await ask()).status).toBe(status);
      const response = await read(await ask());
      expect(response).toMatchObject({ status, body: { code } });
      expect(defectsOf(ANALYSIS, status, response.body)).toEqual([]);
    },
  );

  it.each([
    [413, 'application/json', JSON.stringify({ ...REQUEST, padding: 'x'.repeat(2_097_152) })],
    [415, 'application/xml', '{}'],
  ])('include the status %i for an invalid body, and the response fits the document', async (status, type, body) => {
    const { address } = await startApp();
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    const response = await read(await fetch(`${address}/api/fetch-jira`, init));
    expect(response.status).toBe(status);
    expect(defectsOf(ANALYSIS, status, response.body)).toEqual([]);
  });
});
