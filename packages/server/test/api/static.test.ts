import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseSampleTracker } from '@roi-insight/contracts';
import { CHANGE_DATE, CREDENTIALS, SAMPLE_PROJECTS } from '@roi-insight/jira-sandbox';
import { request } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failureOf } from '../support/responses.ts';
import { API_ONLY, startApp } from '../support/harness.ts';

const PAGES = {
  'index.html': '<!doctype html><title>ROI</title>',
  'form/index.html': '<!doctype html><title>Form</title>',
  'plan/report/index.html': '<!doctype html><title>Plan</title>',
  '404.html': '<!doctype html><title>Any</title>',
};
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;

async function startWithApp(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['assets', 'form', 'plan/report']) mkdirSync(join(folder, name), { recursive: true });
  for (const [path, html] of Object.entries(PAGES)) writeFileSync(join(folder, path), html);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets/app-abc123.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/app-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/app-abc123.js.gz'), gzipSync(SCRIPT));
  return (await startApp({ STATIC_DIR: folder })).address;
}

/** Requests a path unchanged. `fetch` would normalize the path. */
async function get(port: number, path: string): Promise<{ status: number | undefined; body: string }> {
  const [response] = await once(httpGet({ port, host: '127.0.0.1', path, agent: false }), 'response');
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body };
}

describe('the built app', () => {
  it.each([
    ['/', 200, 'index.html'],
    ['/form', 200, 'form/index.html'],
    ['/form/?x=1', 200, 'form/index.html'],
    ['/plan/report', 200, 'plan/report/index.html'],
    ['/plan/reports', 404, '404.html'],
    ['/no/such/page', 404, '404.html'],
    ['/.env', 404, '404.html'],
    ['/404.html', 404, '404.html'],
  ] as const)('has a page at %s: status %i and the file %s, which is not cached', async (path, status, page) => {
    const response = await fetch(`${await startWithApp()}${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).toBe(PAGES[page]);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['zebra', null],
  ])('is immutable, and compressed in the way that the client accepts: %s', async (accepted, encoding) => {
    const response = await fetch(`${await startWithApp()}/assets/app-abc123.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript|application\/javascript/);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('makes caches store a separate copy for each origin', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'app-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/app.js'), SCRIPT);
    writeFileSync(join(folder, 'assets/app.js.br'), brotliCompressSync(SCRIPT));
    const { address } = await startApp({ STATIC_DIR: folder, CORS_ORIGINS: 'https://app.example.com' });
    const response = await fetch(`${address}/assets/app.js`, { headers: { origin: 'https://app.example.com' } });
    expect(response.headers.get('vary')?.toLowerCase()).toMatch(/origin.*accept-encoding/);
  });

  it('is not sent again if it has not changed', async () => {
    const address = await startWithApp();
    const etag = (await fetch(`${address}/favicon.svg`)).headers.get('etag') ?? '';
    // fetch would add `cache-control: no-cache`.
    const response = await request(`${address}/favicon.svg`, { headers: { 'if-none-match': etag } });
    expect(response.statusCode).toBe(304);
  });

  it.each([
    '/assets/gone-123.js',
    '/api/gone',
    '/assets/../../../../etc/passwd',
    '/assets/%2e%2e%2f%2e%2e%2fetc/passwd',
  ])('has no file %s', async (path) => {
    const address = await startWithApp();
    const response = await fetch(`${address}${path}`);
    expect(await response.clone().text()).not.toContain('root:');
    if (path.startsWith('/api') || path.includes('gone'))
      expect(await failureOf(response)).toMatchObject({ status: 404 });
  });

  it.each(['//', '///', '//x/form', '/\\', '/\\x', '//[', '/%', '/%E0%A4%A', '/form%', 'http://[/'])(
    'is not served at the invalid address %s, and the response 404 does not quote the address',
    async (path) => {
      const { port } = new URL(await startWithApp());
      const { status, body } = await get(Number(port), path);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toEqual({
        success: false,
        code: 'invalid-request',
        error: 'This address doesn’t exist.',
        reason: 'no-such-address',
        params: {},
      });
    },
  );

  it('may be missing, and then the server has only the API', async () => {
    const { address, logged } = await startApp(API_ONLY);
    expect(await failureOf(await fetch(`${address}/`))).toMatchObject({ status: 404 });
    expect(logged()).toContain('only the API is served');
  });
});

describe('the sample tracker', () => {
  it('is described by its address, credential, adoption date and projects', async () => {
    const { address } = await startApp({ SAMPLE_TRACKER_URL: 'http://127.0.0.1:4011/' });
    const sample = parseSampleTracker(await (await fetch(`${address}/api/sample`)).json());
    if (!sample.ok) throw new Error(sample.error.message);
    expect(sample.value.jira_url).toBe('http://127.0.0.1:4011');
    expect(sample.value).toMatchObject({ email: CREDENTIALS.email, api_token: CREDENTIALS.token });
    expect(sample.value.adoption_date).toBe(CHANGE_DATE);
    const names = new Map(SAMPLE_PROJECTS.map(({ key, name }) => [key, name]));
    for (const { key, name } of sample.value.projects) expect(names.get(key)).toBe(name);
  });

  it('is optional: the response is 204 if there is no sample tracker', async () => {
    const { address } = await startApp();
    const response = await fetch(`${address}/api/sample`);
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 204, body: '' });
  });
});
