import { array, constant, integer, json, oneof, record, sample, string } from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failureOf } from '../support/responses.ts';
import { NOW, REQUEST, seenBy, startApp, startSandbox } from '../support/harness.ts';

describe('invalid requests', () => {
  it.each<[string, object, RegExp]>([
    ['no address', { jira_url: undefined }, /\(jira_url\) is required/],
    [
      'an address with another scheme',
      { jira_url: 'ftp://example.com' },
      /\(jira_url\) must be an http or https address/,
    ],
    ['no email address', { email: 'not-an-email' }, /\(email\) must be a valid email address/],
    ['a short token', { api_token: 'short' }, /\(api_token\) must be at least 10 characters/],
    ['a token with a line break', { api_token: 'abcdefghijk\nlmnop' }, /\(api_token\) contains characters/],
    ['a token that is not text', { api_token: 12_345_678_901 }, /\(api_token\) must be text/],
    ['no project', { project_name: '' }, /\(project_name\) is required/],
    ['a day that does not exist', { claude_adoption_date: '2025-02-30' }, /\(claude_adoption_date\) must be a date/],
    ['a future day', { claude_adoption_date: '2026-02-04' }, /\(claude_adoption_date\) must not be in the future/],
    ['a very long name', { project_name: 'x'.repeat(3000) }, /\(project_name\) is too long/],
  ])('are refused: %s', async (_name, body, words) => {
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: 'https://example.com', ...body }));
    expect(failure).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(failure.error).toMatch(words);
  });

  it.each<[string, string, string | undefined, number]>([
    ['no JSON', '{"a":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['another type', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['more than 2 MB', JSON.stringify({ ...REQUEST, padding: 'x'.repeat(2_097_152) }), 'application/json', 413],
  ])('are refused: %s', async (_name, body, type, status) => {
    const { address } = await startApp();
    const response = await fetch(`${address}/api/fetch-jira`, {
      method: 'POST',
      headers: { 'content-type': type ?? '' },
      body,
    });
    expect(await failureOf(response)).toMatchObject({ status, success: false, code: 'invalid-request' });
  });

  it('get a status of 4xx for any body', async () => {
    const bodies = sample(oneof(json(), string(), fuzzedRequest()), { numRuns: 300, seed: 1 });
    const { address } = await startApp();
    for (const body of bodies) {
      const response = await fetch(`${address}/api/fetch-jira`, { method: 'POST', headers: JSON_TYPE, body });
      const failure = await failureOf(response);
      expect({ body, ...failure }).toMatchObject({ code: 'invalid-request' });
      expect(failure.status).toBeGreaterThanOrEqual(400);
      expect(failure.status).toBeLessThan(500);
    }
  });

  it.each([
    ['GET', '/api/fetch-jira', 405],
    ['DELETE', '/api/fetch-jira', 405],
    ['POST', '/api/health', 405],
    ['GET', '/api/nothing', 404],
    ['POST', '/', 404],
    ['GET', '/api', 404],
  ])('are refused: %s %s', async (method, path, status) => {
    const { address } = await startApp();
    const response = await fetch(`${address}${path}`, { method });
    expect(response.headers.get('allow')).toBe(status === 405 ? (path === '/api/health' ? 'GET, HEAD' : 'POST') : null);
    expect(await failureOf(response)).toMatchObject({ status, code: 'invalid-request' });
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** A body with every field, with any values. */
function fuzzedRequest() {
  const value = oneof(string(), integer(), constant(null), array(string()));
  const fields = { jira_url: value, email: value, api_token: value, project_name: value, claude_adoption_date: value };
  return record(fields).map((body) => JSON.stringify(body));
}

describe('headers', () => {
  it('allow the page only its own resources and actions', async () => {
    const { address } = await startApp();
    const { headers } = await fetch(`${address}/api/health`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure-requests/);
    expect(policy.split(';').filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('require https if the server is behind a trusted proxy', async () => {
    const { address } = await startApp({ TRUST_PROXY: 'true' });
    const { headers } = await fetch(`${address}/api/health`);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  });

  it('let only pages of the listed origins use the API', async () => {
    const { address } = await startApp({ CORS_ORIGINS: 'https://app.example.com, https://other.example.com' });
    const preflight = (origin: string) =>
      fetch(`${address}/api/fetch-jira`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    const listed = await preflight('https://app.example.com');
    expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.example.com');
    expect((await preflight('https://evil.example.com')).headers.get('access-control-allow-origin')).toBeNull();
    const none = await startApp();
    const response = await fetch(`${none.address}/api/health`, { headers: { origin: 'https://app.example.com' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the server', () => {
  const bad = { jira_url: 'nonsense' };

  it('limits the analyses per address and window', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    onTestFinished(() => void vi.useRealTimers());
    const { analyze, address } = await startApp({ RATE_LIMIT_MAX: '3', RATE_LIMIT_WINDOW_S: '50' });
    for (let call = 0; call < 3; call += 1) expect((await analyze(bad)).status).toBe(400);
    vi.setSystemTime(NOW.getTime() + 8000);
    const response = await analyze(bad);
    expect(response.headers.get('retry-after')).toBe('42');
    const failure = await failureOf(response);
    expect(failure).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(failure.error).toMatch(/Try again in 42 s/);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    vi.setSystemTime(NOW.getTime() + 50_000);
    expect((await analyze(bad)).status).toBe(400);
  });

  it('trusts a proxy for the address of a client, never the client itself', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const open = await startApp({ RATE_LIMIT_MAX: '1' });
    expect((await open.analyze(bad, from('1.1.1.1'))).status).toBe(400);
    expect((await open.analyze(bad, from('2.2.2.2'))).status).toBe(429);
    const behind = await startApp({ RATE_LIMIT_MAX: '1', TRUST_PROXY: '127.0.0.1' });
    expect((await behind.analyze(bad, from('1.1.1.1'))).status).toBe(400);
    expect((await behind.analyze(bad, from('2.2.2.2'))).status).toBe(400);
    expect((await behind.analyze(bad, from('1.1.1.1'))).status).toBe(429);
  });

  it('counts one IPv6 network as one client', async () => {
    const { analyze } = await startApp({ RATE_LIMIT_MAX: '1', TRUST_PROXY: '127.0.0.1' });
    expect((await analyze(bad, { 'x-forwarded-for': '2001:db8:1:2::1' })).status).toBe(400);
    expect((await analyze(bad, { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await analyze(bad, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(400);
  });

  it('works if Redis is down, and logs the outage', async () => {
    const { analyze, logged } = await startApp({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_MAX: '1' });
    for (let call = 0; call < 3; call += 1) expect((await analyze(bad)).status).toBe(400);
    await expect.poll(logged).toContain('Redis cannot be reached');
  });

  it('refuses analyses when memory runs out, while the liveness probe still responds', async () => {
    const { analyze, address } = await startApp({ MAX_RSS_MB: '1' });
    await expect.poll(async () => (await analyze(bad)).status).toBe(503);
    const response = await analyze(bad);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await failureOf(response)).toMatchObject({ status: 503, code: 'busy' });
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });

  it('limits running and queued analyses, and refuses all others', async () => {
    const jira_url = await startSandbox({ faults: ['hang;path=myself'] });
    const limits = { MAX_ANALYSES: '1', MAX_WAITING: '1', ANALYSIS_TIMEOUT_S: '2' };
    const { analyze, address, timers } = await startApp(limits);
    const ready = async () => (await fetch(`${address}/api/health/ready`)).status;
    const logins = async () => (await seenBy(jira_url)).endpoints['GET /rest/api/3/myself'] ?? 0;
    const first = analyze({ jira_url });
    await expect.poll(logins, { message: 'logins that hang' }).toBe(1);
    timers.advance(500);
    const second = analyze({ jira_url });
    await expect.poll(ready).toBe(503);
    const response = await analyze({ jira_url });
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await failureOf(response)).toMatchObject({ status: 503, code: 'busy' });
    timers.advance(1500);
    expect((await first).status).toBe(504);
    await expect.poll(logins, { message: 'logins that hang' }).toBe(2);
    timers.advance(2000);
    expect((await second).status).toBe(504);
    expect(await ready()).toBe(200);
  });

  it('counts a name look-up as an analysis, limits the look-up to 5 s, and ends it when the client disconnects', async () => {
    const { analyze, address, timers } = await startApp(
      { JIRA_ALLOWED_HOSTS: '', MAX_ANALYSES: '1', MAX_WAITING: '1' },
      { lookup: () => undefined },
    );
    const jira_url = 'https://slow.example.com';
    const count = async () => JSON.parse(await (await fetch(`${address}/api/health`)).text()).analyses;
    const leaving = new AbortController();
    const left = analyze({ jira_url }, {}, leaving.signal).catch(() => 'left');
    const slow = analyze({ jira_url });
    await expect.poll(count).toBe(2);
    expect(await failureOf(await analyze({ jira_url }))).toMatchObject({ status: 503, code: 'busy' });
    leaving.abort();
    expect(await left).toBe('left');
    await expect.poll(count).toBe(1);
    timers.advance(4999);
    expect(await count()).toBe(1);
    timers.advance(1);
    const failure = await failureOf(await slow);
    expect(failure).toMatchObject({ status: 502, code: 'unreachable' });
    expect(failure.error).toMatch(/couldn’t look up slow\.example\.com.*DNS/);
    expect(await count()).toBe(0);
  });
});
