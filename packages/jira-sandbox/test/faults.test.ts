import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { CREDENTIALS } from '../src/credentials.ts';
import { parseFault } from '../src/faults/fault.ts';
import { listMember, member, textMember } from '../src/json.ts';
import type { SandboxOptions } from '../src/options.ts';
import { basic, call } from './sandboxClient.ts';

let app: FastifyInstance = buildSandbox();
afterEach(() => app.close());

const open = (options: SandboxOptions = {}) => {
  app = buildSandbox(options);
  return app;
};
const SEARCH = '/rest/api/3/search/jql';
const body = { jql: 'project = AUR', maxResults: 5000 };
const withFault = (fault: string, url = SEARCH) => call(app, url, { body, headers: { 'x-sandbox-fault': fault } });

/** Sends a request over a real socket. Returns the status and length of the response, or the error's code. */
const overSocket = (address: string, fault: string) =>
  new Promise<string>((resolve) => {
    const call = request(`${address}/rest/api/3/serverInfo`, { headers: { 'x-sandbox-fault': fault } }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => (length += chunk.length));
      response.on('end', () => resolve(`${response.statusCode} ${length}`));
    });
    call.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    call.end();
  });

describe('faults', () => {
  it('can refuse a request, and add only the headers that the fault names', async () => {
    open();
    const before = Date.now();
    const full = await withFault('429;retry-after=7;reset=60;reason=jira-burst-based');
    expect(full.status).toBe(429);
    expect(full.headers).toMatchObject({ 'retry-after': '7', 'ratelimit-reason': 'jira-burst-based' });
    expect(Date.parse(String(full.headers['x-ratelimit-reset']))).toBeGreaterThan(before + 50_000);
    const bare = await withFault('429');
    expect(bare.headers['retry-after']).toBeUndefined();
    for (const status of [500, 502, 503, 504, 401]) expect((await withFault(String(status))).status).toBe(status);
  });

  it('apply to the stated path, after the stated number of requests, and as often as stated', async () => {
    open({ faults: ['503;times=2;skip=1;path=search'] });
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await call(app, SEARCH, { body })).status);
    expect(statuses).toEqual([200, 503, 503, 200, 200]);
    expect((await call(app, '/rest/api/3/myself')).status).toBe(200);
  });

  it('can be switched on and off while the sandbox runs', async () => {
    open();
    const switched = await call(app, '/__sandbox/faults', { body: { fault: '500', path: 'myself', times: 1 } });
    expect(switched.status).toBe(204);
    expect((await call(app, '/rest/api/3/serverInfo')).status).toBe(200);
    expect((await call(app, '/rest/api/3/myself')).status).toBe(500);
    expect((await call(app, '/rest/api/3/myself')).status).toBe(200);
    await call(app, '/__sandbox/faults', { body: { fault: '500' } });
    await app.inject({ method: 'DELETE', url: '/__sandbox/faults' });
    expect((await call(app, '/rest/api/3/myself')).status).toBe(200);
  });

  it('can make the sandbox always return the same token', async () => {
    open({ faults: ['repeated-token;path=search'] });
    const first = await call(app, SEARCH, { body });
    const nextPageToken = textMember(first.json, 'nextPageToken');
    const second = await call(app, SEARCH, { body: { ...body, nextPageToken } });
    expect(second.status).toBe(200);
    expect(textMember(second.json, 'nextPageToken')).toBe(nextPageToken);
    expect(second.json).toMatchObject({ isLast: false });
    expect(listMember(second.json, 'issues')).toEqual(listMember(first.json, 'issues'));
  });

  it('can make the sandbox return empty pages, each with a new token', async () => {
    open({ faults: ['empty-page;path=search'] });
    const first = await call(app, SEARCH, { body });
    const nextPageToken = textMember(first.json, 'nextPageToken');
    const second = await call(app, SEARCH, { body: { ...body, nextPageToken } });
    expect([listMember(first.json, 'issues'), listMember(second.json, 'issues')]).toEqual([[], []]);
    expect(textMember(second.json, 'nextPageToken')).not.toBe(nextPageToken);
  });

  it('can repeat an issue within a page', async () => {
    open();
    const issues = listMember((await withFault('duplicates')).json, 'issues').map((issue) => textMember(issue, 'id'));
    expect(issues.length - new Set(issues).size).toBe(1);
  });

  it('can silently omit issues', async () => {
    open();
    const all = listMember((await call(app, SEARCH, { body })).json, 'issues');
    expect(listMember((await withFault('left-out;count=3')).json, 'issues')).toEqual(all.slice(3));
  });

  it('can replace a body with exactly the given body', async () => {
    open();
    expect(await withFault('body')).toMatchObject({ status: 200, text: '' });
    expect(await withFault('body;text={"a":[]}')).toMatchObject({ status: 200, json: { a: [] } });
  });

  it('can send only the chosen half of a list', async () => {
    open();
    const idsOf = async (fault: string) =>
      listMember((await withFault(fault)).json, 'issues').map((issue) => textMember(issue, 'id'));
    const all = await idsOf('duplicates;times=0');
    const middle = Math.ceil(all.length / 2);
    expect(await idsOf('half')).toEqual(all.slice(0, middle));
    expect(await idsOf('half;keep=last')).toEqual(all.slice(all.length - middle));
    expect(await idsOf('half;keep=odd')).toEqual(all.filter((_, index) => index % 2 === 0));
    const statuses = await call(app, '/rest/api/3/status', { headers: { 'x-sandbox-fault': 'half' } });
    expect(statuses.json).toHaveLength(
      Math.ceil(listMember({ list: (await call(app, '/rest/api/3/status')).json }, 'list').length / 2),
    );
  });

  it('can send empty entries, objects in place of lists, and entries in which a member is wrong or missing', async () => {
    open();
    const [first] = listMember((await withFault('hollow')).json, 'issues');
    expect(first).toEqual({});
    expect(member((await withFault('wrong-shape')).json, 'issues')).toMatchObject({ 0: { id: expect.any(String) } });
    const user = async (fault: string) =>
      (await call(app, '/rest/api/3/myself', { headers: { 'x-sandbox-fault': fault } })).json;
    expect(await user('hollow')).toMatchObject({ accountId: null, timeZone: null });
    expect(await user('wrong-shape')).toMatchObject({ data: { timeZone: 'America/New_York' } });
    expect(await user('member;name=timeZone;value=-5')).toMatchObject({ timeZone: -5 });
    expect(member(await user('member;name=timeZone'), 'timeZone')).toBeUndefined();
    const [hidden] = listMember((await withFault('member;name=id;deep')).json, 'issues');
    expect(member(hidden, 'id')).toBeUndefined();
  });

  it('can apply at random, but always to the same requests for the same seed', async () => {
    const statusesOf = async (fault: string) => {
      open({ faults: [fault] });
      const statuses = [];
      for (let n = 0; n < 200; n += 1) statuses.push((await call(app, '/rest/api/3/serverInfo')).status);
      return statuses;
    };
    const once = await statusesOf('503;rate=0.1;seed=1');
    expect(once.filter((status) => status === 503).length).toBeGreaterThan(8);
    expect(once.filter((status) => status === 503).length).toBeLessThan(40);
    expect(await statusesOf('503;rate=0.1;seed=1')).toEqual(once);
    expect(await statusesOf('503;rate=0.1;seed=2')).not.toEqual(once);
  });

  it('can apply at random, independently of the order of requests', async () => {
    const urls = Array.from({ length: 100 }, (_, index) => `/rest/api/3/serverInfo?n=${index}`);
    const struckOf = async (order: readonly string[]) => {
      open({ faults: ['503;rate=0.1'] });
      const struck = [];
      for (const url of order) if ((await call(app, url)).status === 503) struck.push(url);
      return struck.toSorted();
    };
    const struck = await struckOf(urls);
    expect(struck).not.toEqual([]);
    expect(await struckOf(urls.toReversed())).toEqual(struck);
  });

  it('can replace the last issue of a page with a copy of another issue if pages have an offset', async () => {
    open({ mode: 'data-center', faults: ['duplicates'] });
    const page = { authorization: `Bearer ${CREDENTIALS.token}`, body: { jql: 'project=AUR', maxResults: 10 } };
    const { json } = await call(app, '/rest/api/2/search', page);
    const issues = listMember(json, 'issues').map((issue) => textMember(issue, 'id'));
    expect([issues.length, new Set(issues).size]).toEqual([10, 9]);
  });

  it('can refuse only the bulk endpoints', async () => {
    open({ faults: ['bulk-refused;status=404'] });
    expect((await call(app, '/rest/api/3/issue/bulkfetch', { body: { issueIdsOrKeys: ['1'] } })).status).toBe(404);
    expect((await call(app, '/rest/api/3/changelog/bulkfetch', { body: { issueIdsOrKeys: ['1'] } })).status).toBe(404);
    expect((await call(app, SEARCH, { body })).status).toBe(200);
  });

  it('can send a truncated response, a login page, a redirect or a CAPTCHA', async () => {
    open();
    const truncated = await withFault('truncated');
    expect(truncated).toMatchObject({ status: 200, json: null });
    const page = await withFault('html');
    expect(page.status).toBe(200);
    expect(page.text).toContain('single sign-on');
    expect((await withFault('redirect;to=https://other.example/')).headers.location).toBe('https://other.example/');
    const captcha = await withFault('captcha');
    expect(captcha.status).toBe(403);
    expect(String(captcha.headers['x-authentication-denied-reason'])).toContain('CAPTCHA_CHALLENGE');
  });

  it('can reset connections, send responses slowly, and send too much', async () => {
    open();
    const address = await app.listen({ port: 0 });
    expect(await overSocket(address, 'reset')).toBe('ECONNRESET');
    const [, length = ''] = (await overSocket(address, 'slow;ms=40')).split(' ');
    expect(await overSocket(address, 'slow;ms=1')).toBe(`200 ${length}`);
    expect(await overSocket(address, 'oversized;mb=3')).toBe(`200 ${3 * 1_048_576 + 10}`);
  });

  it('are refused if they are unknown', () => {
    expect(() => parseFault('explode')).toThrow("There is no fault 'explode'");
  });
});

it('the list of requests has the number of requests and the kinds of credentials, but no credentials', async () => {
  open();
  await call(app, '/rest/api/3/myself');
  await call(app, '/rest/api/3/serverInfo', { authorization: null });
  const { json, text } = await call(app, '/__sandbox/requests');
  expect(json).toMatchObject({
    total: 2,
    endpoints: { 'GET /rest/api/3/myself': 1, 'GET /rest/api/3/serverInfo': 1 },
  });
  expect(listMember(json, 'latest').map((entry) => member(entry, 'authorization'))).toEqual(['Basic', null]);
  expect(text).not.toContain(basic().slice(6));
});
