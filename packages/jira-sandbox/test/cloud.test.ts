import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { CLOUD_ID, CREDENTIALS } from '../src/credentials.ts';
import { listMember, member, textMember } from '../src/json.ts';
import { basic, call } from './sandboxClient.ts';

const app = buildSandbox();
afterAll(() => app.close());

const V3 = '/rest/api/3';
const search = (body: object, authorization?: string) =>
  call(app, `${V3}/search/jql`, { body, ...(authorization === undefined ? {} : { authorization }) });
const ids = (json: unknown) => listMember(json, 'issues').map((issue) => textMember(issue, 'id') ?? '');

async function allIds(jql: string): Promise<string[]> {
  const found: string[] = [];
  let token: string | null = null;
  do {
    const { json } = await search({ jql, maxResults: 5000, ...(token === null ? {} : { nextPageToken: token }) });
    found.push(...ids(json));
    token = textMember(json, 'nextPageToken');
  } while (token !== null);
  return found;
}

describe('search/jql', () => {
  it('gives ids alone by default, 50 a page', async () => {
    const { json } = await search({ jql: 'project = AUR' });
    expect(listMember(json, 'issues')).toHaveLength(50);
    expect(listMember(json, 'issues')[0]).toEqual({ id: expect.any(String) });
    expect(json).toMatchObject({ isLast: false, nextPageToken: expect.any(String) });
  });

  it('caps pages with fields at 100 and pages of ids at 5000', async () => {
    const withFields = await search({ jql: 'project = AUR', fields: ['summary'], maxResults: 5000 });
    expect(listMember(withFields.json, 'issues')).toHaveLength(100);
    const idsOnly = await search({ jql: 'project = AUR', fields: ['id'], maxResults: 5000 });
    expect(listMember(idsOnly.json, 'issues').length).toBeGreaterThan(2000);
    expect(idsOnly.json).toMatchObject({ isLast: true });
  });

  it('reaches every issue once by following the token, and has no token on the last page', async () => {
    const found: string[] = [];
    let token: string | null = null;
    let isLast: unknown = false;
    do {
      const { json } = await search({
        jql: 'project = DEL ORDER BY created ASC',
        fields: ['created'],
        maxResults: 30,
        ...(token === null ? {} : { nextPageToken: token }),
      });
      found.push(...ids(json));
      token = textMember(json, 'nextPageToken');
      isLast = member(json, 'isLast');
    } while (token !== null);
    expect(isLast).toBe(true);
    expect(new Set(found).size).toBe(found.length);
    const { json } = await call(app, `${V3}/search/approximate-count`, { body: { jql: 'project = DEL' } });
    expect(json).toEqual({ count: found.length });
  });

  it('refuses a token that it did not give for this search', async () => {
    const { json } = await search({ jql: 'project = AUR' });
    const token = textMember(json, 'nextPageToken') ?? '';
    expect((await search({ jql: 'project = BOR', nextPageToken: token })).status).toBe(400);
    expect((await search({ jql: 'project = AUR', nextPageToken: 'nonsense' })).status).toBe(400);
  });

  it.each([[{ startAt: 0 }], [{ maxResults: '50' }], [{ fields: 'summary' }], [{ maxResults: 0 }]])(
    'refuses the member %j',
    async (extra) => {
      const { status, json } = await search({ jql: 'project = AUR', ...extra });
      expect(status).toBe(400);
      expect(listMember(json, 'errorMessages')).toHaveLength(1);
    },
  );

  it('answers an unknown project with 400 and warningMessages', async () => {
    const { status, json } = await search({ jql: 'project = NOPE' });
    expect(status).toBe(400);
    expect(json).toEqual({
      errorMessages: ["The value 'NOPE' does not exist for the field 'project'."],
      warningMessages: [],
    });
  });

  it('takes JSON only', async () => {
    const headers = { authorization: basic(), 'content-type': 'text/plain' };
    const { statusCode } = await app.inject({ method: 'POST', url: `${V3}/search/jql`, headers, payload: 'jql=x' });
    expect(statusCode).toBe(415);
  });

  it('refuses a query without a restriction', async () => {
    expect((await search({ jql: 'ORDER BY created' })).status).toBe(400);
  });

  it('takes the same as GET', async () => {
    const query = new URLSearchParams({ jql: 'project = AUR', fields: 'id,key', maxResults: '3' });
    const { json } = await call(app, `${V3}/search/jql?${query}`);
    expect(listMember(json, 'issues')).toHaveLength(3);
    expect(textMember(listMember(json, 'issues')[0], 'key')).toMatch(/^AUR-\d+$/);
  });

  it('says that the old search is gone', async () => {
    for (const url of [`${V3}/search?jql=project=AUR`, '/rest/api/2/search']) {
      const { status, json } = await call(app, url);
      expect(status).toBe(410);
      expect(String(listMember(json, 'errorMessages')[0])).toContain('has been removed');
    }
  });
});

describe('bulk endpoints', () => {
  const changelogs = (body: object) => call(app, `${V3}/changelog/bulkfetch`, { body });
  const details = (body: object) => call(app, `${V3}/issue/bulkfetch`, { body });

  it('gives status changes as epoch milliseconds, oldest first', async () => {
    const issueIdsOrKeys = (await allIds('project = DEL')).slice(0, 50);
    const { json } = await changelogs({ issueIdsOrKeys, fieldIds: ['status'], maxResults: 10_000 });
    for (const issue of listMember(json, 'issueChangeLogs')) {
      const times = listMember(issue, 'changeHistories').map((history) => Number(member(history, 'created')));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(Number.isInteger(time) && time > 1.7e12).toBe(true);
    }
  });

  it('spreads one issue over pages, and loses nothing', async () => {
    const issueIdsOrKeys = (await allIds('project = DEL')).slice(0, 20);
    const whole = await changelogs({ issueIdsOrKeys, maxResults: 10_000 });
    const count = (json: unknown) =>
      listMember(json, 'issueChangeLogs').reduce<number>(
        (n, issue) => n + listMember(issue, 'changeHistories').length,
        0,
      );
    let total = 0;
    const pagesOf = new Map<string, number>();
    let token: string | null = null;
    do {
      const { json } = await changelogs({
        issueIdsOrKeys,
        maxResults: 7,
        ...(token === null ? {} : { nextPageToken: token }),
      });
      total += count(json);
      for (const issue of listMember(json, 'issueChangeLogs')) {
        const id = textMember(issue, 'issueId') ?? '';
        pagesOf.set(id, (pagesOf.get(id) ?? 0) + 1);
      }
      token = textMember(json, 'nextPageToken');
    } while (token !== null);
    expect(total).toBe(count(whole.json));
    expect(Math.max(...pagesOf.values())).toBeGreaterThan(1);
  });

  it('refuses too many ids and too many fields', async () => {
    const ids = (n: number) => Array.from({ length: n }, (_, index) => String(index + 1));
    expect((await changelogs({ issueIdsOrKeys: ids(1001) })).status).toBe(400);
    expect((await changelogs({ issueIdsOrKeys: ids(1), fieldIds: ids(11) })).status).toBe(400);
    expect((await changelogs({ issueIdsOrKeys: ids(1), maxResults: 10_001 })).status).toBe(400);
    expect((await details({ issueIdsOrKeys: ids(1001), fields: ['created'] })).status).toBe(400);
    expect((await details({ issueIdsOrKeys: ids(1000), fields: ['created'] })).status).toBe(200);
  });

  it('takes many ids only for named, small fields', async () => {
    const issueIdsOrKeys = Array.from({ length: 101 }, (_, index) => String(index + 1));
    for (const body of [{}, { fields: ['*all'] }, { fields: ['created', 'comment'] }, { fields: ['-summary'] }]) {
      expect((await details({ issueIdsOrKeys, ...body })).status).toBe(400);
    }
    expect((await details({ issueIdsOrKeys, fields: ['created'], expand: ['changelog'] })).status).toBe(400);
  });

  it('can be a site that still takes 100', async () => {
    const old = buildSandbox({ bulkLimit: 100 });
    const issueIdsOrKeys = Array.from({ length: 101 }, (_, index) => String(index + 1));
    const { status } = await call(old, `${V3}/issue/bulkfetch`, { body: { issueIdsOrKeys, fields: ['created'] } });
    expect(status).toBe(400);
    await old.close();
  });

  it('gives details in ascending order of ids, each issue once, unknown ones left out', async () => {
    const [first = '', second = ''] = await allIds('project = AUR');
    const { json } = await details({ issueIdsOrKeys: [second, first, 'AUR-1', first, '7'], fields: ['created'] });
    expect(textMember(listMember(json, 'issues')[0], 'key')).toBe('AUR-1');
    expect(ids(json)).toEqual([first, second].toSorted((a, b) => Number(a) - Number(b)));
  });
});

describe('access', () => {
  const WRONG = basic('wrong-token');

  it('lets the right token in', async () => {
    const { status, json } = await call(app, `${V3}/myself`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ timeZone: 'America/New_York', emailAddress: CREDENTIALS.email });
  });

  it('refuses a wrong token where the caller must be known', async () => {
    expect((await call(app, `${V3}/myself`, { authorization: WRONG })).status).toBe(401);
    expect((await call(app, `${V3}/myself`, { authorization: null })).status).toBe(401);
    const body = { issueIdsOrKeys: ['1'] };
    expect((await call(app, `${V3}/changelog/bulkfetch`, { body, authorization: WRONG })).status).toBe(401);
  });

  it('treats a wrong token like none elsewhere: 200, nothing in it, and a header that says so', async () => {
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

  it('takes a token with scopes at the gateway only', async () => {
    const scoped = basic(CREDENTIALS.scopedToken);
    expect((await call(app, '/_edge/tenant_info', { authorization: null })).json).toEqual({ cloudId: CLOUD_ID });
    expect((await call(app, `${V3}/myself`, { authorization: scoped })).status).toBe(401);
    expect((await call(app, `/ex/jira/${CLOUD_ID}${V3}/myself`, { authorization: scoped })).status).toBe(200);
    const unscoped = await call(app, `/ex/jira/${CLOUD_ID}${V3}/myself`);
    expect(unscoped).toMatchObject({ status: 401, json: { message: 'Unauthorized; scope does not match' } });
  });
});

describe('answers', () => {
  it('are packed for whoever takes them packed', async () => {
    const headers = { authorization: basic(), 'accept-encoding': 'gzip, deflate' };
    const { headers: sent, rawPayload } = await app.inject({ url: `${V3}/status`, headers });
    expect(sent['content-encoding']).toBe('gzip');
    const { json } = await call(app, `${V3}/status`);
    expect(JSON.parse(gunzipSync(rawPayload).toString('utf8'))).toEqual(json);
  });

  it('are the same from memory', async () => {
    const forgetful = await search({ jql: 'project = AUR', fields: ['summary'], maxResults: 100 });
    const remembering = buildSandbox({ rememberAnswers: true });
    for (const time of ['first', 'second']) {
      const body = { jql: 'project = AUR', fields: ['summary'], maxResults: 100 };
      const { json } = await call(remembering, `${V3}/search/jql`, { body });
      expect(json, time).toEqual(forgetful.json);
    }
    const other = await call(remembering, `${V3}/search/jql`, { body: { jql: 'project = BOR' } });
    expect(ids(other.json)).not.toEqual(ids(forgetful.json));
    await remembering.close();
  });

  it('still tell old clients of version 2 who they talk to', async () => {
    const { json } = await call(app, '/rest/api/2/serverInfo', { authorization: null });
    expect(json).toMatchObject({ deploymentType: 'Cloud' });
  });
});

describe('projects', () => {
  it('finds them by a part of key or name, whatever the case', async () => {
    const keys = async (query: string) => {
      const { json } = await call(app, `${V3}/project/search?query=${encodeURIComponent(query)}`);
      return listMember(json, 'values').map((project) => textMember(project, 'key'));
    };
    expect(await keys('aurora')).toEqual(['AUR']);
    expect(await keys('bor')).toEqual(['BOR']);
    expect(await keys('التحليلات')).toEqual(['ADV']);
    expect(await keys('no such project')).toEqual([]);
  });

  it('gives one by its key, in the right case, or its id', async () => {
    expect((await call(app, `${V3}/project/AUR`)).json).toMatchObject({ id: '10000', name: 'Aurora Payments' });
    expect((await call(app, `${V3}/project/10000`)).json).toMatchObject({ key: 'AUR' });
    expect((await call(app, `${V3}/project/aur`)).status).toBe(404);
  });
});
