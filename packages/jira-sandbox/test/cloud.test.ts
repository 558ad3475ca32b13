import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { CLOUD_ID, CREDENTIALS, SERVICE_ACCOUNT } from '../src/credentials.ts';
import { listMember, member, textMember } from '../src/json.ts';
import { basic, call, idsOf, searchCloud, V3 } from './sandboxClient.ts';

const app = buildSandbox();
afterAll(() => app.close());

const search = (body: object, authorization?: string) => searchCloud(app, body, authorization);

const WRONG = basic('wrong-token');

describe('the sandbox', () => {
  it('accepts the right token', async () => {
    const { status, json } = await call(app, `${V3}/myself`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ timeZone: 'America/New_York', emailAddress: CREDENTIALS.email });
  });

  it('refuses a wrong token at addresses that require a known caller', async () => {
    expect((await call(app, `${V3}/myself`, { authorization: WRONG })).status).toBe(401);
    expect((await call(app, `${V3}/myself`, { authorization: null })).status).toBe(401);
    const body = { issueIdsOrKeys: ['1'] };
    expect((await call(app, `${V3}/changelog/bulkfetch`, { body, authorization: WRONG })).status).toBe(401);
  });

  it('responds to a wrong token with status 200, no data, and a header about the failed login at addresses that allow any caller', async () => {
    const found = await search({ jql: 'project = AUR' }, WRONG);
    expect(found).toMatchObject({ status: 200, json: { issues: [], isLast: true } });
    expect(found.headers['x-seraph-loginreason']).toBe('AUTHENTICATED_FAILED');
    const projects = await call(app, `${V3}/project/search`, { authorization: WRONG });
    expect(projects).toMatchObject({ status: 200, json: { total: 0 } });
    expect(projects.headers['x-seraph-loginreason']).toBe('AUTHENTICATED_FAILED');
    const anonymous = await call(app, `${V3}/serverInfo`, { authorization: null });
    expect(anonymous.status).toBe(200);
    expect(anonymous.headers['x-seraph-loginreason']).toBeUndefined();
  });

  it('accepts a token with scopes only at the gateway', async () => {
    const scoped = basic(CREDENTIALS.scopedToken);
    expect((await call(app, '/_edge/tenant_info', { authorization: null })).json).toEqual({ cloudId: CLOUD_ID });
    expect((await call(app, `${V3}/myself`, { authorization: scoped })).status).toBe(401);
    expect((await call(app, `/ex/jira/${CLOUD_ID}${V3}/myself`, { authorization: scoped })).status).toBe(200);
    const unscoped = await call(app, `/ex/jira/${CLOUD_ID}${V3}/myself`);
    expect(unscoped).toMatchObject({ status: 401, json: { message: 'Unauthorized; scope does not match' } });
  });
});

describe('an access token of the sandbox', () => {
  it('reads the site, and learns of it, until it ends', async () => {
    let nowMs = 0;
    const sandbox = buildSandbox({ tokenSeconds: 600, nowMs: () => nowMs });
    const { clientId, clientSecret } = SERVICE_ACCOUNT;
    const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const { json } = await call(sandbox, '/oauth/token', { body, authorization: null });
    const authorization = `Bearer ${textMember(json, 'access_token') ?? ''}`;
    const statuses = async (header: string | null) => {
      const pages = ['/oauth/token/accessible-resources', `/ex/jira/${CLOUD_ID}${V3}/myself`];
      return Promise.all(pages.map(async (page) => (await call(sandbox, page, { authorization: header })).status));
    };
    expect(await statuses(authorization)).toEqual([200, 200]);
    for (const other of [null, 'Bearer other', basic()]) expect(await statuses(other)).toEqual([401, 401]);
    nowMs = 600_000;
    expect(await statuses(authorization)).toEqual([401, 401]);
    await sandbox.close();
  });
});

describe('an issue', () => {
  it('has the requested fields, and is hidden from anonymous callers', async () => {
    const { json } = await call(app, `${V3}/issue/AUR-1?fields=created,status`);
    expect(json).toMatchObject({ key: 'AUR-1', fields: { status: {} } });
    expect(member(member(json, 'fields'), 'summary')).toBeUndefined();
    expect((await call(app, `${V3}/issue/AUR-999999`)).status).toBe(404);
    expect((await call(app, `${V3}/issue/AUR-1`, { authorization: WRONG })).status).toBe(404);
  });
});

describe('responses', () => {
  it('are compressed for clients that accept compression', async () => {
    const headers = { authorization: basic(), 'accept-encoding': 'gzip, deflate' };
    const { headers: sent, rawPayload } = await app.inject({ url: `${V3}/status`, headers });
    expect(sent['content-encoding']).toBe('gzip');
    const { json } = await call(app, `${V3}/status`);
    expect(JSON.parse(gunzipSync(rawPayload).toString('utf8'))).toEqual(json);
  });

  it('are the same if they are sent from memory', async () => {
    const forgetful = await search({ jql: 'project = AUR', fields: ['summary'], maxResults: 100 });
    const caching = buildSandbox({ cacheResponses: true });
    for (const time of ['first', 'second']) {
      const body = { jql: 'project = AUR', fields: ['summary'], maxResults: 100 };
      const { json } = await call(caching, `${V3}/search/jql`, { body });
      expect(json, time).toEqual(forgetful.json);
    }
    const other = await call(caching, `${V3}/search/jql`, { body: { jql: 'project = BOR' } });
    expect(idsOf(other.json)).not.toEqual(idsOf(forgetful.json));
    await caching.close();
  });

  it('are not kept in memory if a fault has changed them', async () => {
    const caching = buildSandbox({ cacheResponses: true, faults: ['truncated;times=1', 'html;times=1'] });
    const texts: string[] = [];
    for (let time = 0; time < 4; time += 1) texts.push((await call(caching, `${V3}/status`)).text);
    expect(new Set(texts).size).toBe(3);
    expect(texts[3]).toBe(texts[2]);
    expect(JSON.parse(texts[2] ?? '')).toEqual(expect.any(Array));
    await caching.close();
  });

  it('include the server information of REST v2, which old clients request', async () => {
    const { json } = await call(app, '/rest/api/2/serverInfo', { authorization: null });
    expect(json).toMatchObject({ deploymentType: 'Cloud' });
  });
});

describe('projects', () => {
  it('are found by a part of the key or name, in upper or lower case', async () => {
    const keys = async (query: string) => {
      const { json } = await call(app, `${V3}/project/search?query=${encodeURIComponent(query)}`);
      return listMember(json, 'values').map((project) => textMember(project, 'key'));
    };
    expect(await keys('aurora')).toEqual(['AUR', 'ORA']);
    expect(await keys('BOREAL')).toEqual(['BOR']);
    expect(await keys('التحليلات')).toEqual(['ADV']);
    expect(await keys('no such project')).toEqual([]);
  });

  it('are returned if the path has their key in the right case, or their id', async () => {
    expect((await call(app, `${V3}/project/AUR`)).json).toMatchObject({ id: '10000', name: 'Aurora Payments' });
    expect((await call(app, `${V3}/project/10000`)).json).toMatchObject({ key: 'AUR' });
    expect((await call(app, `${V3}/project/aur`)).status).toBe(404);
  });
});
