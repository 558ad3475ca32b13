import { afterAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { CREDENTIALS } from '../src/credentials.ts';
import { SAMPLE_PROJECTS } from '../src/generate/sampleProjects.ts';
import { listMember, member, textMember } from '../src/json.ts';
import { basic, call } from './sandboxClient.ts';

const V2 = '/jira/rest/api/2';
const bearer = `Bearer ${CREDENTIALS.token}`;
const app = buildSandbox({ mode: 'data-center', contextPath: '/jira', maxResults: 200, resultWindow: 1000 });
afterAll(() => app.close());

const search = (body: object, authorization = bearer) => call(app, `${V2}/search`, { body, authorization });

describe('Data Center', () => {
  it('reports the deployment type Server and an address that ends with its context path', async () => {
    const { json } = await call(app, `${V2}/serverInfo`, { authorization: null });
    expect(json).toMatchObject({ deploymentType: 'Server' });
    expect(textMember(json, 'baseUrl')).toMatch(/\/jira$/);
  });

  it.each([
    '/jira/rest/api/3/myself',
    '/rest/api/2/myself',
    '/_edge/tenant_info',
    `${V2}/search/jql`,
    `${V2}/project/search/x`,
  ])('has no endpoint %s', async (url) => {
    const response = await call(app, url, { authorization: bearer });
    expect(response.status).toBe(404);
    expect(String(response.headers['content-type'])).toContain('text/html');
  });

  it('accepts an access token, but not in place of a password, and accepts passwords only if they are configured', async () => {
    expect((await call(app, `${V2}/myself`, { authorization: bearer })).status).toBe(200);
    expect((await call(app, `${V2}/myself`, { authorization: basic() })).status).toBe(401);
    expect((await call(app, `${V2}/myself`, { authorization: basic(CREDENTIALS.password) })).status).toBe(401);
    expect((await call(app, `${V2}/serverInfo`, { authorization: 'Bearer wrong' })).status).toBe(401);
    const old = buildSandbox({ mode: 'data-center', basicAuth: true });
    const login = (password: string) => call(old, '/rest/api/2/myself', { authorization: basic(password) });
    expect((await login(CREDENTIALS.password)).status).toBe(200);
    expect((await login(CREDENTIALS.token)).status).toBe(401);
    await old.close();
  });

  it('pages by offset, and returns the page size that it used and the total', async () => {
    const first = await search({
      jql: 'project = AUR ORDER BY created ASC, key ASC',
      maxResults: 500,
      fields: ['created'],
    });
    expect(first.json).toMatchObject({ startAt: 0, maxResults: 200 });
    expect(listMember(first.json, 'issues')).toHaveLength(200);
    expect(Number(member(first.json, 'total'))).toBeGreaterThan(2000);
    const empty = await search({ jql: 'project = AUR', maxResults: 0 });
    expect(listMember(empty.json, 'issues')).toEqual([]);
  });

  it('returns no results beyond its search window', async () => {
    const { status, json } = await search({ jql: 'project = AUR', startAt: 900, maxResults: 101 });
    expect(status).toBe(500);
    expect(String(listMember(json, 'errorMessages')[0])).toContain('Search limit exceeded');
    expect((await search({ jql: 'project = AUR', startAt: 900, maxResults: 100 })).status).toBe(200);
  });

  it('returns an issue with its whole changelog: times as text, no fieldId, newest change first', async () => {
    const { json } = await search({
      jql: 'project = AUR',
      expand: ['changelog'],
      fields: ['created', 'issuetype', 'statuscategorychangedate'],
    });
    const issue = listMember(json, 'issues').find(
      (one) => listMember(member(one, 'changelog'), 'histories').length > 2,
    );
    const histories = listMember(member(issue, 'changelog'), 'histories');
    expect(member(member(issue, 'changelog'), 'total')).toBe(histories.length);
    expect(textMember(histories[0], 'created')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-0[45]00$/);
    expect(listMember(histories[0], 'items')[0]).not.toHaveProperty('fieldId');
    const times = histories.map((history) => Date.parse(textMember(history, 'created') ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(member(member(issue, 'fields'), 'issuetype')).not.toHaveProperty('hierarchyLevel');
    expect(member(issue, 'fields')).not.toHaveProperty('statuscategorychangedate');
  });

  it('returns projects as a plain array', async () => {
    const { json } = await call(app, `${V2}/project`, { authorization: bearer });
    expect(Array.isArray(json) && json.length).toBe(SAMPLE_PROJECTS.length);
    expect((await call(app, `${V2}/project/NOPE`, { authorization: bearer })).status).toBe(404);
  });

  it('announces and enforces a rate limit if one is configured', async () => {
    const limited = buildSandbox({ mode: 'data-center', rateLimit: { requests: 2, perSecond: 0.001 } });
    const statuses = [];
    for (let request = 0; request < 3; request += 1) {
      const response = await call(limited, '/rest/api/2/serverInfo', { authorization: null });
      statuses.push([response.status, response.headers['x-ratelimit-remaining']]);
    }
    expect(statuses).toEqual([
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ]);
    await limited.close();
  });
});
