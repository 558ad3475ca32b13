import { describe, expect, it } from 'vitest';
import { ReadTicket } from './ReadTicket.ts';
import { readIssue } from './readIssue.ts';
import type { SizeField } from './sizeField.ts';
import { ORIGINAL_ESTIMATE } from './sizeField.ts';
import { orderedChanges } from './statusChanges.ts';
import { Statuses } from './statuses.ts';
import { statusTable } from './statusTable.ts';
import { isDamaged, parseTicketChanges, statusChangesIn } from './ticketChanges.ts';
import { transitionsOf } from './transitions.ts';

const statuses = new Statuses(
  statusTable([
    { id: '1', name: 'To Do', statusCategory: { key: 'new' } },
    { id: '2', name: 'Doing', statusCategory: { key: 'indeterminate' } },
    { id: '3', name: 'Done', statusCategory: { key: 'done' } },
  ]),
);
const context = { statuses, size: ORIGINAL_ESTIMATE };
const read = (histories: unknown) =>
  transitionsOf(
    orderedChanges(statusChangesIn(parseTicketChanges(histories, context)), statuses, null).changes,
    statuses,
  );

describe('parseTicketChanges', () => {
  const change = (created: unknown, ...items: object[]) => ({ created, items });

  it('reads status changes by id, no matter what the names are; times may be numbers or text', () => {
    const histories = [
      change(1_735_800_000_000, { field: 'Status', fieldId: 'status', from: '2', to: '3' }),
      change('2025-01-01T00:00:00.000+0000', { field: 'status', fieldtype: 'jira', from: '1', to: '2' }),
      change('2025-01-01T00:00:00.000+0000', { field: 'status', fieldId: 'customfield_1', from: '1', to: '3' }),
      change('2025-01-01T00:00:00.000+0000', { field: 'assignee', fieldId: 'assignee', from: '1', to: '3' }),
    ];
    expect(read(histories)).toEqual([
      { atMs: Date.UTC(2025, 0, 1), from: 'new', to: 'indeterminate' },
      { atMs: 1_735_800_000_000, from: 'indeterminate', to: 'done' },
    ]);
  });

  it('reads status changes by name if the ids are unknown, and ignores inherited members', () => {
    const named = change(1_735_800_000_000, {
      fieldId: 'status',
      from: '77',
      fromString: 'To Do',
      to: '78',
      toString: 'Done',
    });
    const unnamed = change(1_735_800_000_001, { fieldId: 'status', from: '77', to: '78' });
    expect(read([named, unnamed]).map(({ from, to }) => [from, to])).toEqual([
      ['new', 'done'],
      ['new', 'new'],
    ]);
  });

  it.each([
    null,
    undefined,
    {},
    'x',
    [null],
    [{ created: 1 }],
    [{ created: 1, items: [null] }],
    [change(1_735_800_000_000, {})],
    [change('nonsense', { fieldId: 'status', from: '1', to: '3' })],
    [change(1_735_800_000_000, { fieldId: 'status', from: '1' })],
  ])('finds that %j is damaged', (histories) => {
    expect(isDamaged(parseTicketChanges(histories, context))).toBe(true);
  });

  it('reads the other changes of a damaged history, and takes a missing start from the change before', () => {
    const status = (at: number, item: object) => change(1_735_800_000_000 + at, { fieldId: 'status', ...item });
    const sound = [status(1, { from: '1', to: '2' }), status(2, { to: '3' })];
    const changes = parseTicketChanges([{ created: 1 }, ...sound], context);
    expect(isDamaged(changes)).toBe(true);
    expect(statusChangesIn(changes)).toEqual(parseTicketChanges(sound, context));
    expect(read(sound).map(({ from, to }) => [from, to])).toEqual([
      ['new', 'indeterminate'],
      ['indeterminate', 'done'],
    ]);
  });
});

describe('the size of a ticket', () => {
  const at = (hour: number) => new Date(Date.UTC(2025, 0, 1, hour)).toISOString();
  const moved = (hour: number, from: string, to: string) => ({
    created: at(hour),
    items: [{ field: 'status', fieldtype: 'jira', fieldId: 'status', from, to }],
  });
  const estimated = (hour: number, from: unknown, to: unknown) => ({
    created: at(hour),
    items: [{ field: 'timeoriginalestimate', fieldtype: 'jira', fieldId: 'timeoriginalestimate', from, to }],
  });
  const points = (hour: number, fromString: unknown, toString: unknown, field: object = POINTS_ITEM) => ({
    created: at(hour),
    items: [{ ...field, from: null, fromString, to: null, toString }],
  });
  const POINTS: SizeField = { id: 'customfield_10016', name: 'Story Points', fieldtype: 'custom', unit: 1 };
  const POINTS_ITEM = { field: 'Story Points', fieldtype: 'custom', fieldId: 'customfield_10016' };
  const STARTED = moved(10, '1', '2');
  const DONE = moved(20, '2', '3');

  /** The size of a ticket that was created at hour 0. `present` is the current value of its field. */
  function sizeOf(present: unknown, histories: readonly object[], size: SizeField = ORIGINAL_ESTIMATE): number {
    const fields = { created: at(0), status: { id: '3' }, issuetype: { name: 'Task' }, [size.id]: present };
    const issue = readIssue({ id: '10', key: 'A-1', fields }, { statuses, size });
    const changes = parseTicketChanges(histories, { statuses, size });
    if (issue?.kind !== 'ticket') throw new Error('no ticket');
    return new ReadTicket(issue.facts, changes, statuses).size;
  }

  it.each<[string, number, unknown, readonly object[]]>([
    ['that was estimated when it was created', 8, 28_800, [STARTED, DONE]],
    ['that was estimated before work started', 8, 28_800, [estimated(5, null, '28800'), STARTED, DONE]],
    ['that was estimated as work started', 8, 28_800, [STARTED, estimated(10, null, '28800'), DONE]],
    ['that was estimated again before work started', 4, 14_400, [estimated(5, '28800', '14400'), STARTED, DONE]],
    ['that was estimated again in progress', 4, 28_800, [STARTED, estimated(11, '14400', '28800'), DONE]],
    ['that was estimated only in progress', 0, 28_800, [STARTED, estimated(11, null, '28800'), DONE]],
    ['that was estimated only when done', 0, 28_800, [STARTED, DONE, estimated(30, null, '28800')]],
    ['whose estimate was removed in progress', 2, null, [STARTED, estimated(11, '7200', null), DONE]],
    [
      'that was estimated twice in progress, newest first',
      2,
      28_800,
      [DONE, estimated(12, '14400', '28800'), estimated(11, '7200', '14400'), STARTED],
    ],
    [
      'that was estimated twice at one moment in progress',
      0,
      28_800,
      [STARTED, estimated(11, '7200', '14400'), estimated(11, '14400', '28800')],
    ],
    [
      'that was estimated twice at one moment in progress, listed the other way around',
      0,
      28_800,
      [STARTED, estimated(11, '14400', '28800'), estimated(11, '7200', '14400')],
    ],
    ['that was never in progress, and estimated when it was created', 8, 28_800, [moved(20, '1', '3')]],
    ['that was never in progress, and estimated later', 0, 28_800, [estimated(5, null, '28800'), moved(20, '1', '3')]],
    ['that was created in progress, and estimated later', 0, 28_800, [estimated(5, null, '28800'), DONE]],
    ['that was never estimated', 0, null, [STARTED, DONE]],
  ])('for a ticket %s, is %d hours', (_, hours, present, histories) => {
    expect(sizeOf(present, histories)).toBe(hours);
  });

  it.each<[string, number, unknown, readonly object[]]>([
    ['of another field', 5, 5, [STARTED, points(11, '3', '5', { ...POINTS_ITEM, fieldId: 'customfield_2' })]],
    ['that names the id of the field', 3, 5, [STARTED, points(11, '3', '5', { fieldId: 'customfield_10016' })]],
    [
      'that names the field, because histories have no ids',
      0.5,
      5,
      [STARTED, points(11, '0.5', '5', { field: 'Story Points', fieldtype: 'custom' })],
    ],
    [
      'of a field of Jira with the same name',
      5,
      5,
      [STARTED, points(11, '3', '5', { field: 'Story Points', fieldtype: 'jira' })],
    ],
    ['of an estimate', 5, 5, [STARTED, estimated(11, '28800', null)]],
  ])('in story points is right if histories contain a change %s', (_, size, present, histories) => {
    expect(sizeOf(present, histories, POINTS)).toBe(size);
  });

  it.each([-8, NaN, Infinity, 1e9, '28800', '1d', true, {}, [28_800], 0])('is 0 if the field contains %j', (value) => {
    expect(sizeOf(value, [STARTED, DONE])).toBe(0);
    expect(sizeOf(value, [STARTED, DONE], POINTS)).toBe(0);
  });

  it.each([-28_800, '-28800', 'NaN', 'Infinity', '1e99', '1d', {}, [28_800], true, ' '])(
    'is 0 if the field contained %j when work started',
    (value) => {
      expect(sizeOf(28_800, [STARTED, estimated(11, value, '28800'), DONE])).toBe(0);
    },
  );

  it('is doubtful if the time of a change is unreadable', () => {
    const changes = parseTicketChanges([{ ...estimated(11, '1', '2'), created: 'nonsense' }], context);
    expect(isDamaged(changes)).toBe(true);
  });

  it('does not affect how changes of status are read', () => {
    const changes = parseTicketChanges([STARTED, estimated(11, '14400', '28800'), DONE], context);
    expect(statusChangesIn(changes)).toEqual(parseTicketChanges([STARTED, DONE], context));
  });
});
