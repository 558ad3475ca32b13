import { describe, expect, it } from 'vitest';
import { doneCounts, inspectTicketFile, statusMapOf } from '../../src/index.ts';
import { accepted, pieces, readText } from '../readText.ts';

const HEADING = 'Issue key,Issue Type,Created,Resolved,Resolution';

/** A table of Jira with more columns, and its tickets. */
async function read(more: string, rows: readonly string[], statuses = statusMapOf([])) {
  const text = [`${HEADING}${more}`, ...rows].join('\n');
  const table = await inspectTicketFile(pieces(new TextEncoder().encode(text), 100));
  if (table.kind !== 'table') throw new Error(table.kind);
  expect(table.origin).toBe('jira');
  const options = { columns: table.suggested, statuses };
  return { counts: doneCounts(table, table.suggested.headings, statuses), text, options };
}

const [CREATED, RESOLVED, CHANGED] = ['05/Jan/26 9:00 AM', '06/Jan/26 9:00 AM', '08/Jan/26 9:00 AM'];
const row = (key: string, resolved: string, ...more: readonly string[]) =>
  [key, 'Story', CREATED, resolved, resolved === '' ? '' : 'Done', ...more].join(',');

describe('a Jira ticket', () => {
  const columns = ',Status Category,Status Category Changed,Status';

  it.each([
    ['a date and the category Done', row('A', RESOLVED, 'Done', CHANGED, 'QA'), 'done', '2026-01-06T09:00:00Z'],
    ['the category Done, but no date', row('A', '', 'Done', CHANGED, 'QA'), 'done', '2026-01-08T09:00:00Z'],
    ['a date, but another category', row('A', RESOLVED, 'In Progress', CHANGED, 'Done'), 'new', null],
    ['a date, and only a status of done', row('A', RESOLVED, '', '', 'Erledigt'), 'done', '2026-01-06T09:00:00Z'],
    ['a date, and no state at all', row('A', RESOLVED, '', '', ''), 'done', '2026-01-06T09:00:00Z'],
    ['no date, and only an unknown status', row('A', '', '', '', 'QA'), 'new', null],
    ['a date, no category, and a status that waits', row('A', RESOLVED, '', '', 'Reopened'), 'new', null],
    ['the category Done, and no date at all', row('A', '', 'Done', '', 'QA'), 'done', null],
  ])('with %s is read: %#', async (_, cells, category, at) => {
    const { text, options } = await read(columns, [cells]);
    const [ticket] = (await accepted(readText(text, options))).tickets;
    expect(ticket?.category).toBe(category);
    expect(ticket?.transitions.map(({ atMs }) => atMs)).toEqual(at === null ? [] : [Date.parse(at)]);
  });

  it.each([
    ['a category in a language that is not known', row('A', RESOLVED, 'Bitti', CHANGED, 'Closed'), true],
    ['a date, no category, and an unknown status', row('A', RESOLVED, '', '', 'Bitti'), undefined],
    ['only the date of a change of category, and an unknown status', row('A', '', '', CHANGED, 'Bitti'), undefined],
  ])('with %s needs the meaning', async (_, cells, isCategory) => {
    const { text, options } = await read(columns, [cells]);
    const refusal = await readText(text, options);
    expect(refusal).toMatchObject({ needsStatusesOnly: true, unknownStatuses: [{ name: 'Bitti', count: 1 }] });
    expect(refusal.kind === 'refused' && refusal.unknownStatuses[0]?.isCategory).toBe(isCategory);
    const { options: mapped } = await read(columns, [cells], statusMapOf([['bitti', 'done']]));
    expect((await accepted(readText(text, mapped))).tickets[0]?.category).toBe('done');
    const { options: open } = await read(columns, [cells], statusMapOf([['bitti', 'in progress']]));
    expect((await accepted(readText(text, open))).tickets[0]?.category).toBe('new');
  });
});

describe('an Azure Boards ticket', () => {
  const read = async (cells: string, statuses = statusMapOf([])) => {
    const text = `ID,Work Item Type,State,Created Date,Closed Date\n1,Bug,${cells}\n`;
    const table = await inspectTicketFile(pieces(new TextEncoder().encode(text), 100));
    if (table.kind !== 'table') throw new Error(table.kind);
    const counts = doneCounts(table, table.suggested.headings, statuses);
    return { counts, file: await readText(text, { columns: table.suggested, statuses }) };
  };
  const CLOSED = '2026-01-05 09:00,2026-01-06 09:00';

  it.each([
    ['closed', `Closed,${CLOSED}`, 'done', null],
    ['reopened', `New,${CLOSED}`, 'new', null],
    ['removed', `Removed,${CLOSED}`, 'done', 'Canceled'],
    ['removed at an unknown time', 'Removed,2026-01-05 09:00,', 'done', 'Canceled'],
  ])('that is %s is read', async (_, cells, category, resolution) => {
    const { counts, file } = await read(cells);
    expect(file).toMatchObject({ kind: 'read', tickets: [{ category, resolution }] });
    expect(counts?.state).toMatchObject({ heading: 'State', unknown: 0, done: cells.startsWith('Closed') ? 1 : 0 });
  });

  it('with a date of completion and an unknown state needs its meaning', async () => {
    const { file } = await read(`Active,${CLOSED}`);
    expect(file).toMatchObject({ needsStatusesOnly: true, unknownStatuses: [{ name: 'Active' }] });
  });

  it.each([
    ['done', 'done', 'Canceled'],
    ['in progress', 'new', null],
  ] as const)('that is removed is read if the user calls Removed %s', async (meaning, category, resolution) => {
    const { file } = await read(`Removed,${CLOSED}`, statusMapOf([['Removed', meaning]]));
    expect(file).toMatchObject({ tickets: [{ category, resolution }] });
  });
});

describe('before the analysis, the tickets with a date and those that are done', () => {
  it.each([
    [
      ',Status Category',
      ['Done', 'In Progress', 'Terminé'],
      { heading: 'Status Category', done: 2, open: 1, unknown: 0 },
    ],
    [',Status', ['Closed', 'To Do', 'Testing'], { heading: 'Status', done: 1, open: 1, unknown: 1 }],
    [',Status Category,Status', [',Done', ',QA', ',QA'], { heading: 'Status', done: 3, open: 0, unknown: 0 }],
    [
      ',Status',
      Array.from({ length: 60 }, (_, index) => `Step ${index}`),
      { heading: 'Status', done: 0, open: 0, unknown: 60 },
    ],
    ['', ['', '', ''], null],
  ])('are counted in a table with the columns %j', async (columns, states, state) => {
    const rows = states.map((cells, index) =>
      [row(String(index), RESOLVED), ...(columns === '' ? [] : [cells])].join(),
    );
    const { counts } = await read(columns, rows, statusMapOf([['qa', 'done']]));
    expect(counts).toEqual({ dated: { heading: 'Resolved', count: rows.length }, state, undated: 0 });
  });

  it.each([
    [',Status', '', 2],
    [',Status,Status Category Changed', `,${CHANGED}`, 1],
  ])('are compared in a table with the columns %j', async (columns, changed, undated) => {
    const rows = [row('A', RESOLVED, 'Done'), row('B', '', 'Done'), row('C', '', `Done${changed}`)];
    expect((await read(columns, rows)).counts).toMatchObject({ undated });
  });

  it('are not counted in a table of another tracker that has no states', async () => {
    const text = 'Key,Created at,Closed\nA,2026-01-05,2026-01-06\n';
    const table = await inspectTicketFile(pieces(new TextEncoder().encode(text), 100));
    if (table.kind !== 'table') throw new Error(table.kind);
    expect(doneCounts(table, table.suggested.headings)).toBeNull();
  });
});
