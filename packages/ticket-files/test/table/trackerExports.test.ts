import { describe, expect, it } from 'vitest';
import { inspectTicketFile, measureOf } from '../../src/index.ts';
import { trackerExport } from '../exports/trackerExport.ts';
import { madeUpTickets } from '../exports/madeUpTickets.ts';
import { accepted, pieces, readText } from '../readText.ts';

const NOW = '2026-02-02T12:00:00Z';

async function inspected(text: string) {
  const table = await inspectTicketFile(pieces(new TextEncoder().encode(text), 1000));
  if (table.kind !== 'table') throw new Error(JSON.stringify(table));
  return table;
}

const TICKETS = madeUpTickets(300);
const parts = TICKETS.filter(({ type }) => type === 'part').length;

describe.each([
  ['jira', { type: true, started: false, canceled: true, leaveOut: ['Sub-task'], dateOrder: null }],
  ['linear', { type: false, started: true, canceled: true, leaveOut: [], dateOrder: null }],
  ['gitlab', { type: true, started: false, canceled: false, leaveOut: ['Task'], dateOrder: null }],
  ['azure-boards', { type: true, started: true, canceled: true, leaveOut: ['Task'], dateOrder: 'month-first' }],
] as const)('the export of %s', (tracker, has) => {
  it('is recognized, and read without questions', async () => {
    const text = trackerExport(tracker);
    const table = await inspected(text);
    const { leaveOut, dateOrder } = has;
    expect(table).toMatchObject({ origin: tracker, rowCount: 300, suggested: { leaveOut, dateOrder } });
    expect(measureOf(table.suggested, table)).toBe(has.started ? 'active' : 'elapsed');
    const file = await accepted(readText(text, { columns: table.suggested, now: NOW, size: 1000 }));
    const counted = TICKETS.filter(({ type }) => !has.type || type !== 'part');
    expect(file.tickets).toHaveLength(counted.length);
    expect(file.outOfScope).toBe(has.type ? parts : 0);
    const minute = (ms: number) => Math.floor(ms / 60_000);
    const content = file.tickets.map(({ key, createdAtMs, transitions, resolution }) => [
      Number(key.replace(/\D/g, '')) % 1000,
      minute(createdAtMs),
      transitions.map(({ atMs, to }) => [to, minute(atMs)]),
      resolution !== null && resolution !== 'Done',
    ]);
    const expected = counted.map(({ number, createdMs, startedMs, doneMs, canceledMs }) => {
      // Azure Boards has no date of a removal, and GitLab does not state why an issue was closed.
      const endedMs = tracker === 'azure-boards' ? doneMs : (doneMs ?? canceledMs);
      const started = has.started && startedMs !== null ? [['indeterminate', minute(startedMs)]] : [];
      const ended = endedMs === null ? [] : [['done', minute(endedMs)]];
      return [number, minute(createdMs), [...started, ...ended], has.canceled && canceledMs !== null];
    });
    expect(content).toEqual(expected);
  });
});

it('repeated headings get different names, even in hundreds of columns', async () => {
  const { columns, firstRows } = await inspected(trackerExport('jira', 150));
  const headings = columns.map(({ heading }) => heading);
  expect(headings.length).toBeGreaterThan(500);
  expect(new Set(headings).size).toBe(headings.length);
  expect(headings).toContain('Sprint (12)');
  expect(firstRows.map((row) => row.length)).toEqual([headings.length, headings.length, headings.length]);
  expect(columns.find(({ heading }) => heading === 'Issue Type')?.values).toEqual([
    { name: 'Story', count: 105 },
    { name: 'Bug', count: 30 },
    { name: 'Sub-task', count: 15 },
  ]);
});
