import { expect, it } from 'vitest';
import { type ColumnMapping, inspectTicketFile, measureOf, understoodDay } from '../src/index.ts';
import { jiraIssue, TO_DONE } from './jiraIssue.ts';
import { accepted, pieces, problemsOf, readText } from './readText.ts';

const HEADINGS = { id: 'Ref', created: 'Opened', done: 'Closed' } as const;
const MAPPING: ColumnMapping = { headings: HEADINGS, dateOrder: null, leaveOut: [] };
const inspect = (text: string) => inspectTicketFile(pieces(new TextEncoder().encode(text), 9));

it.each([
  'Project: Payments\tServer: https://dev.example/tfs\nID,Work Item Type,State,Created Date,Closed Date\n1,Bug,Done,2026-01-05,2026-01-06\n',
  'Payments board\r\n\r\nKey;Created at;Closed\r\n1;2026-01-05;2026-01-06\r\n',
  '"Payments"\nid,created,done\n1,2026-01-05,2026-01-06\n',
  '"Columns: ""ID"",""Created"",\nid,created,done\n",,\nKey,Created at,Closed\n1,2026-01-05,2026-01-06\n',
])('lines above known headings are left out, and lines keep their numbers: %j', async (text) => {
  const table = await inspect(text);
  if (table.kind !== 'table') throw new Error(table.kind);
  expect(table.rowCount).toBe(1);
  const columns = table.origin === 'own' ? null : table.suggested;
  expect((await accepted(readText(text, { columns }))).tickets).toHaveLength(1);
  const wrong = text.replace('2026-01-06', 'soon');
  expect((await problemsOf(readText(wrong, { columns })))[0]).toMatch(`${text.trimEnd().split('\n').length}: `);
});

it.each([
  ['created_at,completed_at,id,issue_type,logged_hours', 'completed_at', 'logged_hours'],
  ['Task ID,Date Created,Date Closed,Time Spent (h)', 'Date Closed', 'Time Spent (h)'],
  ['number,createdAt,closedAt,loggedHours', 'closedAt', 'loggedHours'],
])('usual headings with underscores or capitals are suggested: %s', async (headings, done, logged) => {
  const table = await inspect(`${headings}\n${headings}\n`);
  if (table.kind !== 'table') throw new Error(table.kind);
  expect(table.suggested.headings).toMatchObject({ done, logged_hours: logged });
});

it.each([
  ['1767603600000', '2026-01-05T09:00:00Z'],
  ['1767603600000.5156', '2026-01-05T09:00:00Z'],
  ['1767603600', '2026-01-05T09:00:00Z'],
])('the time since 1970 is a date: %s', async (text, instant) => {
  const { tickets } = await accepted(readText(`Ref,Opened,Closed\nA,${text},\n`, { columns: MAPPING }));
  expect(tickets[0]?.createdAtMs).toBe(Date.parse(instant));
  expect(understoodDay(text, null)).toBe('2026-01-05');
});

it('the number of a day in a spreadsheet is refused, and the message names it', async () => {
  const problems = await problemsOf(readText('Ref,Opened,Closed\nA,45894.41,\n', { columns: MAPPING }));
  expect(problems[0]).toContain('“45894.41” is the number of a day in a spreadsheet');
});

it.each([
  ['6h 1m', 6 + 1 / 60],
  ['1w 2d', 56],
  ['2 days, 3 hours, 30 minutes', 19.5],
  ['90m', 1.5],
  ['5400', 1.5],
])('logged time may be a duration: %s', async (text, hours) => {
  const columns = { ...MAPPING, headings: { ...HEADINGS, timespent: 'Spent' } };
  const table = `Ref,Opened,Closed,Spent\nA,2026-01-05,2026-01-06,"${text}"\n`;
  expect((await accepted(readText(table, { columns }))).tickets[0]?.loggedHours).toBeCloseTo(hours, 10);
  const inspected = await inspect(table);
  if (inspected.kind !== 'table') throw new Error(inspected.kind);
  expect(measureOf(columns, inspected)).toBe('logged');
});

it.each(['', 'h', '6h x', '1h 1h', '6 apples'])('other text is no duration: %j', async (text) => {
  const columns = { ...MAPPING, headings: { ...HEADINGS, timespent: 'Spent' } };
  const reading = readText(`Ref,Opened,Closed,Spent\nA,2026-01-05,,${text}\n`, { columns });
  if (text === '') expect((await accepted(reading)).tickets[0]?.loggedHours).toBe(0);
  else expect((await problemsOf(reading))[0]).toContain('is no number of seconds');
});

it('logged time in two columns must agree', async () => {
  const columns = { ...MAPPING, headings: { ...HEADINGS, timespent: 'Spent', logged_hours: 'Hours' } };
  const read = (hours: string) =>
    readText(`Ref,Opened,Closed,Spent,Hours\nA,2026-01-05,,18000,${hours}\n`, { columns });
  expect((await accepted(read('5'))).tickets[0]?.loggedHours).toBe(5);
  expect(await problemsOf(read('3'))).toEqual(['2: Spent and Hours contradict each other: use one of them.']);
});

it('a column has one meaning', async () => {
  const columns = { ...MAPPING, headings: { ...HEADINGS, started: 'Opened' } };
  expect(await problemsOf(readText('Ref,Opened,Closed\nA,2026-01-05,\n', { columns }))).toEqual([
    '1: The column “Opened” is chosen twice: each column has one meaning.',
  ]);
});

it.each([
  ['an issue on each line', (id: number) => jiraIssue(id, TO_DONE)],
  ['records of a pipeline', (id: number) => ({ type: 'RECORD', record: { data: jiraIssue(id, TO_DONE) } })],
  ['records of Singer', (id: number) => ({ type: 'RECORD', record: jiraIssue(id, TO_DONE) })],
  ['rows that Airbyte stored', (id: number) => ({ _airbyte_data: jiraIssue(id, TO_DONE) })],
  ['changes as JSON in a text', (id: number) => jiraIssue(id, JSON.stringify(TO_DONE))],
])('JSON lines are read: %s', async (_, lineOf) => {
  const text = [1, 2, 3].map((id) => `${JSON.stringify(lineOf(id))}\n`).join('');
  const { tickets } = await accepted(readText(text, { size: 100_000 }));
  expect(tickets.map(({ key, transitions }) => [key, transitions.length])).toEqual([
    ['PAY-1', 1],
    ['PAY-2', 1],
    ['PAY-3', 1],
  ]);
  expect(await problemsOf(readText(`${text}{"id":`, { size: 100_000 }))).toEqual(['4: This is not valid JSON.']);
  const twice = await accepted(readText(`${text}${text}`, { size: 100_000 }));
  expect([twice.tickets.length, twice.olderVersions]).toEqual([3, 3]);
});

it('an issue of a pipeline that lacks its fields is not skipped', async () => {
  const lines = [jiraIssue(1, TO_DONE), { id: '2', key: 'PAY-2' }, { type: 'STATE' }];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  expect((await problemsOf(readText(text)))[0]).toContain('PAY-2');
});

const manyLines = Array.from({ length: 20 }, (_, index) => JSON.stringify(jiraIssue(index + 1, TO_DONE)));

it.each([
  ['a message of a pipeline', '{"type":"LOG","log":{"message":"Starting"}}', 0],
  ['a log line', 'INFO 20 issues found', 1],
  ['a part of an issue', '{"id":"21","key":"PA', 1],
  ['null', 'null', 1],
  ['an empty list', '[]', 1],
])('%s among JSON lines costs no other line', async (_, odd, unreadable) => {
  const text = [...manyLines.slice(0, 5), odd, ...manyLines.slice(5)].join('\n');
  const file = await accepted(readText(text, { size: 100_000 }));
  expect([file.tickets.length, file.unreadable]).toEqual([20, unreadable]);
});

it('JSON lines may begin with a message of a pipeline', async () => {
  const text = ['{"type":"LOG","log":{"message":"Starting"}}', ...manyLines].join('\n');
  expect((await accepted(readText(text, { size: 100_000 }))).tickets).toHaveLength(20);
});

it('a part of an issue at the end of JSON lines shows that others are missing', async () => {
  const text = [...manyLines, '{"id":"21","key":"PA'].join('\n');
  expect(await problemsOf(readText(text, { size: 100_000 }))).toEqual(['21: This is not valid JSON.']);
});

it('an odd line is named if there are too many', async () => {
  const text = [...manyLines.slice(0, 4), 'INFO 4 issues found', ''].join('\n');
  expect(await problemsOf(readText(text, { size: 100_000 }))).toEqual(['5: This is not valid JSON.']);
});

it.each(['{"issues":[{}]}', '[{}]'])('%s among JSON lines is not left out without a word', async (odd) => {
  const text = [...manyLines, odd].join('\n');
  expect((await problemsOf(readText(text, { size: 100_000 })))[0]).toContain(
    '21: The file has several kinds of content',
  );
});

it('a single issue on a single line is read', async () => {
  expect((await accepted(readText(manyLines[0] ?? '', { size: 100_000 }))).tickets).toHaveLength(1);
});

it('null among the issues of a page costs no other issue', async () => {
  const issues = [...Array.from({ length: 20 }, (_, index) => jiraIssue(index + 1, TO_DONE)), null];
  for (const text of [JSON.stringify({ issues }), JSON.stringify([{ issues }]), JSON.stringify(issues)]) {
    const file = await accepted(readText(text, { size: 100_000 }));
    expect([file.tickets.length, file.unreadable]).toEqual([20, 1]);
  }
});

it.each([
  ['id,created,done\nA,2026-01-05,\n', [null]],
  ['id,type,created,done\nA,Story,2026-01-05,\nB,Aufgabe,2026-01-05,\n', [null, null]],
  ['id,type,created,done\nA,Story,2026-01-05,\nB,Fehler,2026-01-05,\n', [false, true]],
])('a file without any bugs does not show that there were none: %j', async (text, bugs) => {
  expect((await accepted(readText(text))).tickets.map(({ isBug }) => isBug)).toEqual(bugs);
});

it.each([
  ['2026-01-05 09:00', '2026-01-06 17:00', false],
  ['2026-01-05', '2026-01-06', true],
  ['24/Nov/25', '1767603600', true],
  ['2026-01-05 00:00', '2026-01-06T00:00:00.000+05:00', true],
  ['05/Jan/26 12:00 AM', '2026年1月6日 午前0:00', true],
  ['05/Jan/26 12:00 PM', '2026年1月6日 午後0:00', false],
  ['1767571200', '1767657600000', true],
])('starts and ends on days without times are noticed: %s, %s', async (started, done, hasWholeDays) => {
  const text = `id,created,started,done\nA,2025-11-01,${started},${done}\n`;
  expect((await accepted(readText(text))).hasWholeDays).toBe(hasWholeDays);
});

it.each([
  ['3,', '3'],
  [',3', '3'],
  ['3,5', null],
])('of two columns of sizes with the same heading, the one with values is used: %s', async (cells, size) => {
  const heading = 'Issue key,Issue Type,Created,Resolved,Custom field (Story Points),Custom field (Story Points)';
  const table = await inspect(`${heading}\nA,Bug,2026-01-05,2026-01-06,${cells}\n`);
  if (table.kind !== 'table') throw new Error(table.kind);
  const column = table.columns.find((one) => one.heading === table.suggested.headings.size);
  expect([table.origin, column?.values[0]?.name ?? null]).toEqual(['jira', size]);
});
