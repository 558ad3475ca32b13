import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStatusMap, statusMapOf } from '../src/index.ts';
import { accepted, readText } from './readText.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/guides/ticket-files.md'), 'utf8');

/** The code blocks of a section in this language, as texts. */
function blocks(section: string, language: string): string[] {
  const text = page.split(/^##+ /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trackers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a section's script on files with these texts, and returns the table that it prints. */
async function converted(section: string, texts: readonly string[], statuses = statusMapOf([])) {
  const [script = ''] = blocks(section, 'js');
  const path = join(folder, 'script.mjs');
  writeFileSync(path, script);
  const inputs = texts.map((text, index) => {
    const input = join(folder, `${index}.json`);
    writeFileSync(input, text);
    return input;
  });
  const table = execFileSync(process.execPath, [path, ...inputs], { encoding: 'utf8' });
  return accepted(readText(table, { statuses, size: 4096 }));
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const hour = (number: number) => new Date(Date.UTC(2026, 0, 5) + number * 3_600_000).toISOString();

/** Number of started and completed tickets in the examples of the page. */
const WORKED = [
  { atMs: Date.parse('2026-01-07T10:00:00Z'), from: 'new', to: 'indeterminate' },
  { atMs: Date.parse('2026-01-08T15:30:00Z'), from: 'indeterminate', to: 'done' },
];

describe('the tables of the documentation page', () => {
  it.each(['A row for each change', 'A row for each ticket'])('are read as tickets: %s', async (section) => {
    const [table = ''] = blocks(section, 'csv');
    const { tickets } = await accepted(readText(table));
    expect(tickets.map(({ key }) => key)).toEqual(['PAY-1', 'PAY-2']);
    expect(tickets[0]?.transitions).toEqual(WORKED);
  });

  it.each(['What statuses mean', 'Azure DevOps'])('have a valid map of statuses next to them: %s', (section) => {
    expect(readStatusMap(blocks(section, 'json').at(-1) ?? '').kind).toBe('read');
  });
});

describe('an export', () => {
  it('from Linear is converted by the script on the documentation page', async () => {
    const [example = ''] = blocks('Linear', 'json');
    expect((await converted('Linear', [example])).tickets[0]?.transitions).toEqual(WORKED);
    const issue = (number: number) => ({
      identifier: `PAY-${number}`,
      createdAt: hour(number),
      startedAt: number % 3 === 0 ? null : hour(number + 5),
      completedAt: number % 4 === 0 ? null : hour(number + 9),
      canceledAt: number % 8 === 0 ? hour(number + 4) : null,
    });
    const pages = [false, true].map((isLast) =>
      JSON.stringify({
        data: {
          issues: { nodes: times(200).map((n) => issue(isLast ? n : n + 200)), pageInfo: { hasNextPage: !isLast } },
        },
      }),
    );
    const { tickets } = await converted('Linear', pages);
    expect(tickets).toHaveLength(400);
    expect(tickets.filter(({ category }) => category === 'done')).toHaveLength(350);
    expect(tickets.filter(({ resolution }) => resolution === 'Canceled')).toHaveLength(50);
  });

  it('from Azure DevOps is converted by the script on the documentation page', async () => {
    const [example = '', map = ''] = blocks('Azure DevOps', 'json');
    const reading = readStatusMap(map);
    if (reading.kind === 'refused') throw new Error(reading.problem.kind);
    const { tickets: shown } = await converted('Azure DevOps', [example], reading.statuses);
    expect(shown.map(({ category, transitions }) => [category, transitions])).toEqual([
      ['indeterminate', WORKED.slice(0, 1)],
    ]);
    const states = ['New', 'Approved', 'Committed', 'Resolved', 'Closed'];
    const values = times(100).flatMap((id) =>
      [...states, ...(id % 10 === 0 ? ['Removed'] : [])].map((state, index) => ({
        id,
        rev: index + 1,
        fields: {
          'System.WorkItemType': index === 0 ? 'Issue' : 'User Story',
          'System.CreatedDate': hour(id),
          'System.State': state,
          'System.ChangedDate': hour(id + index),
        },
      })),
    );
    const { tickets, changes } = await converted(
      'Azure DevOps',
      [JSON.stringify({ values: values.toReversed(), isLastBatch: true })],
      reading.statuses,
    );
    expect([tickets.length, changes]).toEqual([100, 510]);
    expect(tickets.filter(({ resolution }) => resolution === "Won't Do")).toHaveLength(10);
    expect(tickets[0]?.transitions.map(({ to }) => to)).toEqual(['indeterminate', 'done']);
  });

  it('from GitHub is converted by the script on the documentation page', async () => {
    const [example = ''] = blocks('GitHub', 'json');
    expect((await converted('GitHub', [example])).tickets[0]?.transitions).toEqual(WORKED);
    const issue = (number: number) => ({
      number,
      created_at: hour(number),
      state_reason: number % 5 === 0 ? 'not_planned' : 'completed',
      ...(number % 10 === 0 && { pull_request: {} }),
    });
    const label = { name: 'in progress' };
    const events = times(100).flatMap((number) => [
      { event: 'assigned', created_at: hour(number), issue: issue(number) },
      { event: 'labeled', created_at: hour(number + 1), label, issue: issue(number) },
      { event: 'closed', created_at: hour(number + 6), issue: issue(number) },
      { event: 'unlabeled', created_at: hour(number + 6), label, issue: issue(number) },
    ]);
    const { tickets } = await converted('GitHub', [JSON.stringify([events.toReversed()])]);
    expect(tickets).toHaveLength(90);
    expect(tickets.every(({ category, transitions }) => category === 'done' && transitions.length === 2)).toBe(true);
    expect(tickets.filter(({ resolution }) => resolution === "Won't Do")).toHaveLength(10);
  });

  it('from GitLab is converted by the script on the documentation page', async () => {
    const [issues = '', labels = ''] = blocks('GitLab', 'json');
    const { tickets: shown } = await converted('GitLab', [labels.replaceAll('\n', ''), issues]);
    expect(shown[0]?.transitions).toEqual(WORKED);
    const page = times(100).map((iid) => ({
      id: 1000 + iid,
      iid,
      issue_type: iid % 4 === 0 ? 'incident' : 'issue',
      created_at: hour(iid),
      closed_at: iid % 2 === 0 ? hour(iid + 8) : null,
    }));
    const events = page.map(({ id, iid }) =>
      JSON.stringify([
        { created_at: hour(iid + 5), resource_id: id, label: { name: 'workflow::in dev' }, action: 'add' },
        { created_at: hour(iid + 3), resource_id: id, label: { name: 'workflow::in dev' }, action: 'add' },
        { created_at: hour(iid + 1), resource_id: id, label: { name: 'backend' }, action: 'add' },
        { created_at: hour(iid + 2), resource_id: id, label: null, action: 'add' },
      ]),
    );
    const { tickets } = await converted('GitLab', [events.join('\n'), JSON.stringify(page)]);
    expect(tickets.filter(({ category }) => category === 'done')).toHaveLength(50);
    expect(tickets[0]?.transitions[0]?.atMs).toBe(Date.parse(hour(4)));
  });
});
