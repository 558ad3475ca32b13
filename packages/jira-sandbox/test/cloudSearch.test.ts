import { afterAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { listMember, member, textMember } from '../src/json.ts';
import { basic, call, idsOf, searchCloud, V3 } from './sandboxClient.ts';

const app = buildSandbox();
afterAll(() => app.close());

const search = (body: object) => searchCloud(app, body);

describe('search/jql', () => {
  it('returns only ids by default, 50 per page', async () => {
    const { json } = await search({ jql: 'project = AUR' });
    expect(listMember(json, 'issues')).toHaveLength(50);
    expect(listMember(json, 'issues')[0]).toEqual({ id: expect.any(String) });
    expect(json).toMatchObject({ isLast: false, nextPageToken: expect.any(String) });
  });

  it('returns at most 100 issues per page with fields, and at most 5000 per page of ids', async () => {
    const withFields = await search({ jql: 'project = AUR', fields: ['summary'], maxResults: 5000 });
    expect(listMember(withFields.json, 'issues')).toHaveLength(100);
    const idsOnly = await search({ jql: 'project = AUR', fields: ['id'], maxResults: 5000 });
    expect(listMember(idsOnly.json, 'issues').length).toBeGreaterThan(2000);
    expect(idsOnly.json).toMatchObject({ isLast: true });
  });

  it('returns every issue once if the token is followed, and no token on the last page', async () => {
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
      found.push(...idsOf(json));
      token = textMember(json, 'nextPageToken');
      isLast = member(json, 'isLast');
    } while (token !== null);
    expect(isLast).toBe(true);
    expect(new Set(found).size).toBe(found.length);
    const { json } = await call(app, `${V3}/search/approximate-count`, { body: { jql: 'project = DEL' } });
    expect(json).toEqual({ count: found.length });
  });

  it('refuses a token that belongs to no page of this search', async () => {
    const { json } = await search({ jql: 'project = AUR' });
    const token = textMember(json, 'nextPageToken') ?? '';
    expect((await search({ jql: 'project = BOR', nextPageToken: token })).status).toBe(400);
    expect((await search({ jql: 'project = AUR', nextPageToken: 'nonsense' })).status).toBe(400);
  });

  it.each([[{ startAt: 0 }], [{ maxResults: '50' }], [{ fields: 'summary' }], [{ maxResults: 0 }]])(
    'refuses a request with %j',
    async (extra) => {
      const { status, json } = await search({ jql: 'project = AUR', ...extra });
      expect(status).toBe(400);
      expect(listMember(json, 'errorMessages')).toHaveLength(1);
    },
  );

  it('answers a query for an unknown project with status 400 and warningMessages', async () => {
    const { status, json } = await search({ jql: 'project = NOPE' });
    expect(status).toBe(400);
    expect(json).toEqual({
      errorMessages: ["The value 'NOPE' does not exist for the field 'project'."],
      warningMessages: [],
    });
  });

  it('accepts only JSON', async () => {
    const headers = { authorization: basic(), 'content-type': 'text/plain' };
    const { statusCode } = await app.inject({ method: 'POST', url: `${V3}/search/jql`, headers, payload: 'jql=x' });
    expect(statusCode).toBe(415);
  });

  it('refuses a query that restricts nothing', async () => {
    expect((await search({ jql: 'ORDER BY created' })).status).toBe(400);
  });

  it('replaces the old search, which responds that it was removed', async () => {
    for (const url of [`${V3}/search?jql=project=AUR`, '/rest/api/2/search']) {
      const { status, json } = await call(app, url);
      expect(status).toBe(410);
      expect(String(listMember(json, 'errorMessages')[0])).toContain('has been removed');
    }
  });
});
