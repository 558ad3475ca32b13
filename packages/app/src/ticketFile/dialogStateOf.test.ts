import { createFormats, defaultBrand } from '@roi-insight/report-text';
import type { ColumnMapping, TicketTable } from '@roi-insight/ticket-files';
import { expect, it } from 'vitest';
import { tableOf } from '../../test/tableOf.ts';
import { dialogStateOf } from './dialogStateOf.ts';
import { isConfirmed } from './isConfirmed.ts';

const formats = createFormats(defaultBrand);

const chosen: ColumnMapping = {
  headings: { id: 'Ticket', created: 'Opened', done: 'Closed' },
  dateOrder: null,
  leaveOut: [],
};

it('after Jira’s JSON or one of our own tables was read, the reader confirms the number of tickets', async () => {
  const table = await tableOf('id,type,created,done', 'A,Epic,2026-01-01,', 'B,Bug,2026-01-01,2026-01-02');
  const resolutions = [
    { name: 'Done', count: 400, isUsuallyDelivered: true },
    { name: 'Duplicate', count: 5, isUsuallyDelivered: false },
  ];
  const problem = { kind: 'number', column: 'Spent', text: '-1', unit: 'hours' } as const;
  const defects = { problems: [{ line: 1200, problem }], count: 3 };
  const counts = { found: 420, outOfScope: 12, unreadable: 3, olderVersions: 1, defects, resolutions };
  const message = { kind: 'report', text: '{}', tickets: null, ...counts } as const;
  const stateOf = (of: TicketTable | null) =>
    dialogStateOf(formats, 'a', { step: { kind: 'analyzing', table: of, columns: null }, mapping: null, message });
  const unread = [
    'Excluded: 3 tickets that can’t be read.',
    'Excluded: 1 older version of the same tickets. The newest version of each counts.',
    'Line 1,200: Spent: “-1” is no number of hours.',
    '… and 2 more problems.',
  ];
  expect(stateOf(null)).toMatchObject({
    kind: 'found',
    count: 420,
    notes: [
      'Excluded: 12 sub-tasks and epics.',
      ...unread,
      'Resolutions that count as work: Done (400). Closed without work: Duplicate (5).',
    ],
  });
  expect(stateOf(table)).toMatchObject({
    notes: [...unread, 'Counted: Bug (1). Excluded: Epic (1).', expect.stringContaining('no verdict')],
  });
});

it('a refused file shows the sentences about its problems', async () => {
  const table = await tableOf('Ticket;Opened;Closed', 'T-1;2026-01-01;2026-01-02');
  const message = {
    kind: 'refused',
    problems: [{ line: 3, problem: { kind: 'cells', cells: 4, columns: 5 } }],
    count: 1,
    unknownStatuses: [],
    needsStatusesOnly: false,
  } as const;
  expect(
    dialogStateOf(formats, 'a', { step: { kind: 'analyzing', table, columns: chosen }, mapping: chosen, message }),
  ).toEqual({
    kind: 'refused',
    fileName: 'a',
    isMapped: true,
    problems: [{ line: 3, message: 'There are 4 cells, and 5 columns in the first line.' }],
    count: 1,
  });
});

it.each([
  [[true, true], true],
  [[true, false], false],
])('unknown names are asked as categories only if all of them are: %j', async (are, areCategories) => {
  const unknownStatuses = are.map((isCategory) => ({ name: 'QA', line: 2, issue: null, count: 1, isCategory }));
  const message = { kind: 'refused', problems: [], count: 2, unknownStatuses, needsStatusesOnly: true } as const;
  const step = { kind: 'analyzing', table: null, columns: null } as const;
  expect(dialogStateOf(formats, 'a', { step, mapping: null, message })).toMatchObject({
    kind: 'statuses',
    areCategories,
  });
});

it('if a file has no ticket to measure, a message is shown instead of the problems in its lines', async () => {
  const table = await tableOf('Ticket;Opened;Closed', 'T-1;2026-01-01;2026-01-02');
  const funnel = {
    found: 12,
    out_of_scope: 2,
    unfinished: 10,
    no_active_time: 0,
    too_short: 0,
    too_long: 0,
    analysed: 0,
  };
  const message = { kind: 'nothing-to-measure', funnel, measure: 'active', undated: 2 } as const;
  expect(
    dialogStateOf(formats, 'a', { step: { kind: 'analyzing', table, columns: chosen }, mapping: chosen, message }),
  ).toMatchObject({
    kind: 'nothing-to-measure',
    isMapped: true,
    message: expect.stringContaining('(2 done, but without an end date; 10 not finished)'),
  });
});

it('after a table with one row per change was read, the reader confirms the number of tickets', async () => {
  const table = await tableOf('Ticket;Opened;To;When', 'A;2026-01-01;Done;2026-01-02');
  const columns = { ...chosen, headings: { id: 'Ticket', created: 'Opened', status: 'To', at: 'When' } };
  const defects = { problems: [], count: 0 };
  expect([chosen, columns, null].map((used) => isConfirmed(used, { defects }))).toEqual([true, false, false]);
  expect(isConfirmed(chosen, { defects: { ...defects, count: 1 } })).toBe(false);
  const counts = { found: 42, outOfScope: 0, unreadable: 0, olderVersions: 0, defects, resolutions: [] };
  const message = { kind: 'report', text: '{}', tickets: null, ...counts } as const;
  expect(
    dialogStateOf(formats, 'a', { step: { kind: 'analyzing', table, columns }, mapping: columns, message }),
  ).toMatchObject({ kind: 'found', count: 42, notes: [] });
});
