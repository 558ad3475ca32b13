import { afterAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { listMember, member, textMember } from '../src/json.ts';
import { call, idsOf, searchCloud, V3 } from './sandboxClient.ts';

const app = buildSandbox();
afterAll(() => app.close());

const search = (body: object) => searchCloud(app, body);

async function allIds(jql: string): Promise<string[]> {
  const found: string[] = [];
  let token: string | null = null;
  do {
    const { json } = await search({ jql, maxResults: 5000, ...(token === null ? {} : { nextPageToken: token }) });
    found.push(...idsOf(json));
    token = textMember(json, 'nextPageToken');
  } while (token !== null);
  return found;
}

describe('bulk endpoints', () => {
  const changelogs = (body: object) => call(app, `${V3}/changelog/bulkfetch`, { body });
  const details = (body: object) => call(app, `${V3}/issue/bulkfetch`, { body });

  it('return status changes as epoch milliseconds, oldest first', async () => {
    const issueIdsOrKeys = (await allIds('project = DEL')).slice(0, 50);
    const { json } = await changelogs({ issueIdsOrKeys, fieldIds: ['status'], maxResults: 10_000 });
    for (const issue of listMember(json, 'issueChangeLogs')) {
      const times = listMember(issue, 'changeHistories').map((history) => Number(member(history, 'created')));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(Number.isInteger(time) && time > 1.7e12).toBe(true);
    }
  });

  it('spread one issue over several pages without losing entries', async () => {
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

  it('refuse too many ids and too many fields', async () => {
    const numbers = (n: number) => Array.from({ length: n }, (_, index) => String(index + 1));
    expect((await changelogs({ issueIdsOrKeys: numbers(1001) })).status).toBe(400);
    expect((await changelogs({ issueIdsOrKeys: numbers(1), fieldIds: numbers(11) })).status).toBe(400);
    expect((await changelogs({ issueIdsOrKeys: numbers(1), maxResults: 10_001 })).status).toBe(400);
    expect((await details({ issueIdsOrKeys: numbers(1001), fields: ['created'] })).status).toBe(400);
    expect((await details({ issueIdsOrKeys: numbers(1000), fields: ['created'] })).status).toBe(200);
  });

  it('accept many ids only if the request names small fields', async () => {
    const issueIdsOrKeys = Array.from({ length: 101 }, (_, index) => String(index + 1));
    for (const body of [{}, { fields: ['*all'] }, { fields: ['created', 'comment'] }, { fields: ['-summary'] }]) {
      expect((await details({ issueIdsOrKeys, ...body })).status).toBe(400);
    }
    expect((await details({ issueIdsOrKeys, fields: ['created'], expand: ['changelog'] })).status).toBe(400);
  });

  it('can behave like a site that still accepts 100 ids', async () => {
    const old = buildSandbox({ bulkLimit: 100 });
    const issueIdsOrKeys = Array.from({ length: 101 }, (_, index) => String(index + 1));
    const { status } = await call(old, `${V3}/issue/bulkfetch`, { body: { issueIdsOrKeys, fields: ['created'] } });
    expect(status).toBe(400);
    await old.close();
  });

  it('return details in ascending order of ids, with each issue once and no unknown issues', async () => {
    const [first = '', second = ''] = await allIds('project = AUR');
    const { json } = await details({ issueIdsOrKeys: [second, first, 'AUR-1', first, '7'], fields: ['created'] });
    expect(textMember(listMember(json, 'issues')[0], 'key')).toBe('AUR-1');
    expect(idsOf(json)).toEqual([first, second].toSorted((a, b) => Number(a) - Number(b)));
  });
});
