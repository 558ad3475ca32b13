import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { listMember, member, textMember } from '../src/json.ts';
import { readIssuesFile } from '../src/readIssuesFile.ts';
import { call } from './sandboxClient.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-issues-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A category whose id and key contradict each other, as found on a real site. */
const DOCTORED = { id: 3, key: 'new', colorName: 'green', name: '新建' };
const issue = (id: number, statusCategory: object) => ({
  id: String(id),
  key: `EE-${id}`,
  fields: {
    created: '2020-06-12T08:13:13.360+0800',
    updated: '2021-03-28T16:06:08.713+0800',
    resolutiondate: '2020-06-19T14:31:18.495+0800',
    status: { id: '10068', name: '已完成', statusCategory },
    issuetype: { id: '10003', name: '子任务', subtask: true },
    project: { id: '10003', key: 'EE', name: 'Enterprise Edition' },
  },
  changelog: {
    histories: [
      { id: '9', created: '2021-04-01T08:52:27.109+0800', items: [{ field: 'Workflow', from: '1', to: '2' }] },
      {
        id: '8',
        created: '2020-06-19T14:31:18.514+0800',
        items: [{ field: 'status', fieldId: 'status', from: '3', to: '10068', toString: '已完成' }],
      },
    ],
  },
});
const DONE = { id: 3, key: 'done', colorName: 'green', name: '完成' };
const issues = [issue(2, DOCTORED), issue(1, DONE), issue(3, DONE)];

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const lines = issues.map((one) => JSON.stringify(one)).join('\n');

describe('--issues FILE', () => {
  it.each([
    ['an object with issues', 'a.json', JSON.stringify({ issues })],
    ['a bare array', 'b.json', JSON.stringify(issues)],
    ['one issue a line', 'c.jsonl', lines],
    ['gzipped lines', 'd.jsonl.gz', gzipSync(lines)],
  ])('reads %s', (_, name, content) => {
    const store = readIssuesFile(write(name, content));
    expect(store.issues.map(({ key }) => key)).toEqual(['EE-1', 'EE-2', 'EE-3']);
    expect(store.projects).toEqual([{ id: '10003', key: 'EE', name: 'Enterprise Edition', style: 'classic' }]);
  });

  it('moves an old archive to later weeks, and keeps the weekday and the time of day', () => {
    const [first] = readIssuesFile(write('s.json', JSON.stringify(issues)), 156).issues;
    expect(first?.fields().created).toBe('2023-06-09T08:13:13.360+0800');
    expect(first?.created).toBe(Date.parse('2023-06-09T00:13:13.360Z'));
    expect(first?.histories()[0]?.created).toBe(Date.parse('2023-06-16T06:31:18.514Z'));
    expect(first?.fields().status).toMatchObject({ name: '已完成' });
  });

  it('names the issue that cannot be read', () => {
    const path = write('bad.json', JSON.stringify([issue(1, DONE), { id: '7', key: 'EE-7', fields: {} }]));
    expect(() => readIssuesFile(path)).toThrow('Issue 2 (EE-7) lacks');
  });

  it('refuses a file that has no issues', () => {
    const path = write('other.json', JSON.stringify({ tickets: issues }));
    expect(() => readIssuesFile(path)).toThrow('other.json has no issues.');
  });

  it('serves unusual values unchanged through the Cloud API', async () => {
    const app = buildSandbox({ issuesFile: write('e.json', JSON.stringify(issues)) });
    const { json } = await call(app, '/rest/api/3/search/jql', {
      body: { jql: 'project = EE AND resolved < "2020-06-20"', fields: ['status', 'created'], maxResults: 100 },
    });
    const found = listMember(json, 'issues');
    expect(found).toHaveLength(3);
    expect(member(member(found[1], 'fields'), 'created')).toBe('2020-06-12T08:13:13.360+0800');
    expect(member(member(member(found[1], 'fields'), 'status'), 'statusCategory')).toEqual(DOCTORED);
    const statuses = (await call(app, '/rest/api/3/status')).json;
    const listed = Array.isArray(statuses) ? statuses.find((status) => textMember(status, 'id') === '10068') : null;
    expect(member(listed, 'statusCategory')).toEqual(DONE);
    const changelogs = await call(app, '/rest/api/3/changelog/bulkfetch', {
      body: { issueIdsOrKeys: ['EE-2'], fieldIds: ['status'] },
    });
    const histories = listMember(listMember(changelogs.json, 'issueChangeLogs')[0], 'changeHistories');
    expect(histories.map((history) => member(history, 'created'))).toEqual([Date.parse('2020-06-19T06:31:18.514Z')]);
    await app.close();
  });
});
