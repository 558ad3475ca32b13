import { createFormats, defaultBrand } from '@roi-insight/report-text';
import type { ColumnMapping, TicketTable } from '@roi-insight/ticket-files';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { tableOf } from '../../test/tableOf.ts';
import { createSessionStore } from '../storage/sessionStore.ts';
import { changedMapping } from './changedMapping.ts';
import { needsAnswer } from './needsAnswer.ts';
import { keepMapping, keptMapping } from './keptMapping.ts';
import { tableStateOf } from './tableStateOf.ts';

const formats = createFormats(defaultBrand);

function storeOf() {
  const storage = memoryStorage();
  return createSessionStore(() => storage);
}

const foreign = () =>
  tableOf('Ticket;Kind;Opened;Closed;Other', 'T-1;Epic;11/03/2025;12/03/2025;24/03/2025', 'T-2;Bug;01/02/2025;;');

const chosen: ColumnMapping = {
  headings: { id: 'Ticket', created: 'Opened', done: 'Closed' },
  dateOrder: null,
  leaveOut: [],
};

it('dates are shown as they are interpreted, and the reader is asked for the order of day and month if it is unclear', async () => {
  const table = await foreign();
  expect(tableStateOf(formats, 'a.csv', table, chosen)).toMatchObject({
    tracker: null,
    rowCount: 2,
    days: { created: [null, null], done: [null, null] },
    question: { orders: ['day-first', 'month-first'], example: { text: '11/03/2025' } },
    notes: [expect.stringContaining('there is no verdict')],
  });
  expect(tableStateOf(formats, 'a.csv', table, { ...chosen, dateOrder: 'month-first' }).days.created).toEqual([
    '2025-11-03',
    '2025-01-02',
  ]);
});

it('a note explains the limits of a table if columns for creation and completion are chosen, but none for the start of work', async () => {
  const table = await foreign();
  expect(tableStateOf(formats, 'a.csv', table, { ...chosen, headings: { done: 'Closed' } }).notes).toEqual([]);
  expect(tableStateOf(formats, 'a.csv', table, { ...chosen, headings: { created: 'Opened' } }).notes).toEqual([]);
  expect(
    tableStateOf(formats, 'a.csv', table, { ...chosen, headings: { ...chosen.headings, started: 'Other' } }).notes,
  ).toEqual([]);
});

it('a note names repeated columns, because of which a table is not recognized', async () => {
  const table = await tableOf('Key,Created,Closed,Closed', 'A,2026-01-01,2026-01-02,2026-01-03');
  expect(tableStateOf(formats, 'a.csv', table, table.suggested).notes[0]).toContain('named Closed. Choose');
});

it('the resolutions are shown with those for which usually nothing was built, until the reader chooses', async () => {
  const table = await tableOf(
    'Ref;Opened;Closed;Why',
    "A;2025-01-05;2025-01-06;Won't Do",
    'B;2025-01-05;2025-01-06;Auto',
  );
  const mapped = { ...chosen, headings: { id: 'Ref', created: 'Opened', done: 'Closed', resolution: 'Why' } };
  const state = tableStateOf(formats, 'a.csv', table, mapped);
  expect([state.resolutions.map(({ name }) => name), state.mapping.withoutWork]).toEqual([
    ["Won't Do", 'Auto'],
    ["Won't Do"],
  ]);
  const answered = changedMapping(table, mapped, { withoutWork: ['Auto'] });
  expect(tableStateOf(formats, 'a.csv', table, answered).mapping.withoutWork).toEqual(['Auto']);
  const { resolution: _, ...others } = mapped.headings;
  expect(changedMapping(table, answered, { headings: others }).withoutWork).toBeUndefined();
});

it.each([
  ['Ticket,Opened,Closed', '2026-01-05', true],
  ['id,created,done', '2026-01-05', false],
  ['id,created,done', '01/05/2026', true],
  ['id,created,done', '01/25/2026', true],
])('the reader is asked about a table with %s and the date %s: %s', async (headings, day, isAsked) => {
  expect(needsAnswer(await tableOf(headings, `A,${day},`))).toBe(isAsked);
});

it('a chosen column with unambiguous dates answers the question about the order of day and month', async () => {
  const table = await foreign();
  const settled = changedMapping(
    table,
    { ...chosen, dateOrder: 'month-first' },
    { headings: { ...chosen.headings, done: 'Other' } },
  );
  expect(settled.dateOrder).toBe('day-first');
  expect(tableStateOf(formats, 'a.csv', table, settled).question).toBeNull();
  expect(changedMapping(table, chosen, { dateOrder: 'month-first' }).dateOrder).toBe('month-first');
});

it('choosing another column of types replaces the excluded types', async () => {
  const table = await foreign();
  const typed = changedMapping(
    table,
    { ...chosen, leaveOut: ['x'] },
    { headings: { ...chosen.headings, type: 'Kind' } },
  );
  expect(typed.leaveOut).toEqual(['Epic']);
  expect(changedMapping(table, typed, { leaveOut: [] }).leaveOut).toEqual([]);
});

it('answers are kept for tables with the same headings', async () => {
  const store = storeOf();
  const table = await foreign();
  expect(keptMapping(store, table)).toBeNull();
  keepMapping(store, table, chosen);
  expect(keptMapping(store, table)).toEqual(chosen);
  expect(keptMapping(store, await tableOf('Ticket;Opened;Closed', 'a;b;c'))).toBeNull();
  for (const text of [
    'x',
    '[]',
    JSON.stringify(store.read('ticketColumns')),
    store.read('ticketColumns')?.replace('"Opened"}', '"Gone"}') ?? '',
  ]) {
    store.write('ticketColumns', text.replace('"done":"Closed"', '"done":"Gone"'));
    expect(keptMapping(store, table)).toBeNull();
  }
});

it('answers about a known export are not kept, because another file of the same tracker has its own types and dates', async () => {
  const store = storeOf();
  const azure = (...rows: readonly string[]) => tableOf('ID,Work Item Type,State,Created Date,Closed Date', ...rows);
  const english = await azure('1,Bug,Closed,3/24/2026 9:30,3/25/2026 9:30');
  expect(english.origin).toBe('azure-boards');
  keepMapping(store, english, english.suggested);
  expect(keptMapping(store, await azure('1,Bug,Closed,24.03.2026 9:30,25.03.2026 9:30'))).toBeNull();
});

it('an order of day and month is kept only if the reader chose it, and used only for dates that allow it', async () => {
  const store = storeOf();
  const opened = (...dates: readonly string[]) => tableOf('Ticket;Opened', ...dates.map((date) => `T;${date}`));
  const keep = (table: TicketTable, dateOrder: ColumnMapping['dateOrder']) =>
    keepMapping(store, table, { headings: { created: 'Opened' }, dateOrder, leaveOut: [] });
  const orderOf = (table: TicketTable) => keptMapping(store, table)?.dateOrder;
  const [ambiguous, dayFirst, mixed] = await Promise.all([
    opened('11/03/2025'),
    opened('24/03/2025'),
    opened('11/03/2025', '24/03/2025', '03/24/2025'),
  ]);

  keep(dayFirst, 'day-first');
  expect(orderOf(ambiguous)).toBeNull();
  keep(ambiguous, 'month-first');
  expect([orderOf(ambiguous), orderOf(dayFirst), orderOf(mixed)]).toEqual(['month-first', 'day-first', null]);
});

it('types that the reader excluded stay excluded, and each new file also excludes the types that are usually excluded', async () => {
  const store = storeOf();
  const kinds = (...names: readonly string[]) => tableOf('Ticket;Kind', ...names.map((name) => `T;${name}`));
  const leaveOut = ['Support'];
  keepMapping(store, await kinds('Bug', 'Support', 'Epic'), { headings: { type: 'Kind' }, dateOrder: null, leaveOut });
  const next = keptMapping(store, await kinds('Bug', 'support', 'Epic', 'Sub-task'));
  expect(next?.leaveOut).toEqual(['support', 'Epic', 'Sub-task']);
});
