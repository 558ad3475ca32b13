import type { FetchJiraRequest, Progress } from '@roi-insight/contracts';
import { describe, expect, test, vi } from 'vitest';
import { createHttpClient } from './httpClient.ts';

const request: FetchJiraRequest = {
  jira_url: 'https://example.atlassian.net',
  email: 'dev@example.com',
  api_token: 'secret-token-12345678',
  project_name: 'AUR',
  claude_adoption_date: '2025-08-25',
};

interface Site {
  readonly apiUrl?: string;
  readonly pageHost?: string;
}

/** Sends a request to the server that `respond` simulates. */
async function ask(
  respond: () => Promise<Response>,
  { apiUrl = 'https://roi.example', pageHost = 'roi.example' }: Site = {},
) {
  const fetch = vi.fn<typeof globalThis.fetch>(respond);
  const client = createHttpClient({ apiUrl, pageHost, fetch });
  const seen: Progress[] = [];
  const options = { signal: new AbortController().signal, onProgress: (progress: Progress) => seen.push(progress) };
  return { outcome: await client.analyze(request, options), fetch, seen };
}

const json =
  (text: string, init: ResponseInit = {}) =>
  async () =>
    new Response(text, { headers: { 'content-type': 'application/json' }, ...init });

/** A streamed response in the given chunks. */
const stream =
  (...pieces: string[]) =>
  async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      }),
      { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } },
    );

describe('the request', () => {
  test('is a POST of the JSON fields to the endpoint', async () => {
    const { fetch } = await ask(json('{"success":true}'), { apiUrl: 'https://api.example/base/' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://api.example/base/api/fetch-jira');
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual(request);
  });

  test.each(['http://localhost:4010', 'http://127.0.0.1:4010', 'http://[::1]:4010', 'no address'])(
    'is not sent from a public page to %s',
    async (apiUrl) => {
      const { outcome, fetch } = await ask(json('{}'), { apiUrl });
      expect(outcome).toEqual({ kind: 'failed', failure: { kind: 'misconfigured', apiUrl } });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('is sent from a local page to a local address', async () => {
    const { outcome } = await ask(json('{"success":true}'), { apiUrl: 'http://localhost:4010', pageHost: '127.0.0.1' });
    expect(outcome.kind).toBe('succeeded');
  });
});

describe('the response', () => {
  test('is returned unchanged if it reports success', async () => {
    const { outcome } = await ask(json('{"success":true,  "more":[1]}'));
    expect(outcome).toEqual({ kind: 'succeeded', text: '{"success":true,  "more":[1]}' });
  });

  test.each([
    ['{"success":false}', null],
    ['{"success":false,"error":""}', null],
    ['{"success":"true","error":"x"}', 'x'],
    ['{"error":"x"}', 'x'],
    ['{}', null],
    ['[]', null],
    ['null', null],
    ['7', null],
  ])('is a failure if its status is 200 but its JSON does not report success: %s', async (body, message) => {
    const { outcome } = await ask(json(body, { statusText: 'OK' }));
    const failure = { kind: 'server', status: 200, statusText: 'OK', message };
    expect(outcome).toEqual({ kind: 'failed', failure });
  });

  test('is a failure if it reports success with an error status', async () => {
    const { outcome } = await ask(json('{"success":true}', { status: 500 }));
    expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'server', status: 500 } });
  });

  test('is a connection failure if the request fails', async () => {
    const { outcome } = await ask(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(outcome).toEqual({ kind: 'failed', failure: { kind: 'network', apiUrl: 'https://roi.example' } });
  });

  test.each([200, 502])('is reported as invalid JSON if it is HTML with status %i', async (status) => {
    const { outcome } = await ask(json('<html>', { status }));
    expect(outcome).toEqual({ kind: 'failed', failure: { kind: 'invalid-json', status } });
  });

  test('is reported as a failure with its message and code', async () => {
    const body = JSON.stringify({ success: false, error: 'No such project.', code: 'project-not-found' });
    const { outcome } = await ask(json(body, { status: 404, statusText: 'Not Found' }));
    expect(outcome).toEqual({
      kind: 'failed',
      failure: {
        kind: 'server',
        status: 404,
        statusText: 'Not Found',
        message: 'No such project.',
        code: 'project-not-found',
      },
    });
  });

  test.each([
    ['{"error":"from a proxy"}', 'from a proxy'],
    ['{"error":""}', null],
    ['{"error":7}', null],
    ['null', null],
  ])('is a failure if its status is not 2xx and its body is %s', async (body, message) => {
    const { outcome } = await ask(json(body, { status: 500, statusText: 'Internal Server Error' }));
    const failure = { kind: 'server', status: 500, statusText: 'Internal Server Error', message };
    expect(outcome).toEqual({ kind: 'failed', failure });
  });

  test('is a failure if it says success:false, regardless of its status', async () => {
    const { outcome } = await ask(json('{"success":false,"error":"Busy.","code":"no such code"}'));
    expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'server', message: 'Busy.' } });
    expect(outcome).not.toHaveProperty('failure.code');
  });
});

describe('a streamed response', () => {
  const first = '{"progress":{"stage":"connecting","done":0,"total":null}}\n';
  const second = '{"progress":{"stage":"reading","done":5,"total":9}}\n';

  test('reports progress and ends with the document, regardless of how it is split into chunks', async () => {
    const whole = `${first}${second}{"success":true,"name":"Zürich"}\n`;
    for (const at of [1, first.length, first.length + 3, whole.length - 6]) {
      const { outcome, seen } = await ask(stream(whole.slice(0, at), whole.slice(at)));
      expect(outcome).toEqual({ kind: 'succeeded', text: '{"success":true,"name":"Zürich"}' });
      expect(seen).toEqual([
        { stage: 'connecting', done: 0, total: null },
        { stage: 'reading', done: 5, total: 9 },
      ]);
    }
  });

  test('is a failure if it ends with a failure', async () => {
    const { outcome } = await ask(stream(first, '{"success":false,"error":"Too slow.","code":"timeout"}\n'));
    expect(outcome).toMatchObject({ kind: 'failed', failure: { message: 'Too slow.', code: 'timeout' } });
  });

  test('counts as interrupted if it ends without a document', async () => {
    const { outcome } = await ask(stream(first));
    expect(outcome).toEqual({ kind: 'failed', failure: { kind: 'interrupted' } });
  });

  test('counts as interrupted if the connection breaks midway', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    const headers = { 'content-type': 'application/x-ndjson' };
    const { outcome } = await ask(async () => new Response(body, { headers }));
    expect(outcome).toEqual({ kind: 'failed', failure: { kind: 'interrupted' } });
  });
});

describe('the sample tracker', () => {
  const signal = new AbortController().signal;
  const sample = {
    jira_url: 'http://127.0.0.1:4011',
    email: 'demo@example.com',
    api_token: 'sandbox-token-0001',
    adoption_date: '2025-08-25',
    projects: [{ key: 'AUR', name: 'Aurora Payments', description: '' }],
  };
  const organization = {
    name: 'Aurora and another team',
    project_name: 'AUR',
    adoption_date: '2025-08-25',
    comparison: [{ project_name: 'BOR', adopted: null }],
  };
  const client = (respond: () => Promise<Response>) =>
    createHttpClient({ apiUrl: 'https://roi.example', pageHost: 'roi.example', fetch: respond });

  test('is read from the server', async () => {
    expect(await client(json(JSON.stringify(sample))).sampleTracker(signal)).toEqual(sample);
    const organized = { ...sample, organization };
    expect(await client(json(JSON.stringify(organized))).sampleTracker(signal)).toEqual(organized);
  });

  test.each([
    ['absent', async () => new Response(null, { status: 204 })],
    ['refused', json('{}', { status: 404 })],
    ['misshapen', json('{}')],
    ['a comparison without teams', json(JSON.stringify({ ...sample, organization: { name: 'Aurora' } }))],
    ['not JSON', json('<html>')],
    ['unreachable', async () => Promise.reject(new TypeError('x'))],
  ] as const)('is null if the response is %s', async (_, respond) => {
    expect(await client(respond).sampleTracker(signal)).toBeNull();
  });
});
