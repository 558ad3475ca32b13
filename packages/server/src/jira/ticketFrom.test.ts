import { describe, expect, it } from 'vitest';
import { statusTable } from './statusTable.ts';
import { inOrder, type Move, readIssue, readMoves } from './ticketFrom.ts';

const statuses = statusTable([
  { id: '1', name: 'To Do', statusCategory: { key: 'new' } },
  { id: '2', name: 'Doing', statusCategory: { key: 'indeterminate' } },
  { id: '3', name: 'Done', statusCategory: { key: 'done' } },
]);

const issue = (fields: object) => ({
  id: '10',
  key: 'A-1',
  fields: { created: '2025-01-01T00:00:00.000+0000', status: { id: '1' }, issuetype: { name: 'Task' }, ...fields },
});

describe('readIssue', () => {
  it('takes the resolution date, else the day a finished ticket changed its category', () => {
    const done = { status: { id: '3' }, statuscategorychangedate: '2025-02-02T00:00:00.000+0000' };
    expect(readIssue(issue({ ...done, resolutiondate: '2025-02-01T00:00:00.000+0000' }), statuses)).toMatchObject({
      ticket: { category: 'done', resolvedAt: '2025-02-01T00:00:00.000Z' },
    });
    expect(readIssue(issue({ ...done, resolutiondate: null }), statuses)).toMatchObject({
      ticket: { resolvedAt: '2025-02-02T00:00:00.000Z' },
    });
    expect(readIssue(issue({ ...done, status: { id: '2' } }), statuses)).toMatchObject({
      ticket: { resolvedAt: null },
    });
  });

  it('looks a current status up where it does not say its category; one that nobody knows is waiting', () => {
    const categories = [{ id: '3' }, { id: '99', name: 'Doing' }, { id: '6' }, { id: '99' }].map((status) => ({
      status,
    }));
    expect(categories.map((fields) => readIssue(issue(fields), statuses))).toMatchObject([
      { ticket: { category: 'done' } },
      { ticket: { category: 'indeterminate' } },
      { ticket: { category: 'done' } },
      { ticket: { category: 'new' } },
    ]);
  });

  it.each([
    [{ name: 'Story', hierarchyLevel: 0, subtask: false }, 'ticket'],
    [{ name: 'Epic', hierarchyLevel: 1 }, 'out-of-scope'],
    [{ name: '子任务', hierarchyLevel: -1, subtask: true }, 'out-of-scope'],
    [{ name: 'Sub-task', subtask: true }, 'out-of-scope'],
    [{ name: 'Epic', subtask: false }, 'out-of-scope'],
    [{ name: 'Epic', hierarchyLevel: 0 }, 'ticket'],
    [{}, 'ticket'],
  ])('type %j is %s', (issuetype, kind) => {
    expect(readIssue(issue({ issuetype }), statuses)).toMatchObject({ kind });
  });

  it.each([
    [{ name: 'Bug' }, true],
    [{ name: 'Fehler', avatarId: 10_303 }, true],
    [{ name: 'Bugle', avatarId: 10_318 }, false],
  ])('type %j: bug %s', (issuetype, isBug) => {
    expect(readIssue(issue({ issuetype }), statuses)).toMatchObject({ ticket: { isBug } });
  });

  it.each([
    {},
    { id: '1' },
    { id: '1', key: 'A-1', fields: { created: 'never' } },
    { ...issue({}), id: '1/2' },
    { ...issue({}), id: '1'.repeat(21) },
    { ...issue({}), key: 'A'.repeat(256) },
  ])('%j is no issue', (value) => {
    expect(readIssue(value, statuses)).toBeNull();
  });
});

describe('readMoves', () => {
  const change = (created: unknown, ...items: object[]) => ({ created, items });

  it('reads status changes by id, whatever their names, in either spelling of time', () => {
    const histories = [
      change(1_735_800_000_000, { field: 'Status', fieldId: 'status', from: '2', to: '3' }),
      change('2025-01-01T00:00:00.000+0000', { field: 'status', fieldtype: 'jira', from: '1', to: '2' }),
      change('2025-01-01T00:00:00.000+0000', { field: 'status', fieldId: 'customfield_1', from: '1', to: '3' }),
      change('2025-01-01T00:00:00.000+0000', { field: 'assignee', fieldId: 'assignee', from: '1', to: '3' }),
      change('nonsense', { fieldId: 'status', from: '1', to: '3' }),
    ];
    expect(readMoves(histories, statuses)).toEqual([
      { at: Date.UTC(2025, 0, 1), from: 'new', to: 'indeterminate' },
      { at: 1_735_800_000_000, from: 'indeterminate', to: 'done' },
    ]);
  });

  it('falls back to names, and takes none from the prototype', () => {
    const named = change(1_735_800_000_000, {
      fieldId: 'status',
      from: '77',
      fromString: 'To Do',
      to: '78',
      toString: 'Done',
    });
    const unnamed = change(1_735_800_000_001, { fieldId: 'status', from: '77', to: '78' });
    expect(readMoves([named, unnamed], statuses).map(({ from, to }) => [from, to])).toEqual([
      ['new', 'done'],
      ['new', 'new'],
    ]);
  });

  it.each([null, undefined, {}, 'x', [null], [{ created: 1 }], [{ created: 1, items: [null] }]])(
    'bears %j',
    (histories) => {
      expect(readMoves(histories, statuses)).toEqual([]);
    },
  );
});

describe('inOrder', () => {
  const move = (at: number, from: Move['from'], to: Move['to']): Move => ({ at, from, to });
  const start = move(1, 'new', 'indeterminate');
  const end = move(9, 'indeterminate', 'done');
  const inside = move(5, 'indeterminate', 'indeterminate');

  it('sorts, and drops what came twice', () => {
    expect(inOrder([end, start, start, end])).toEqual([start, end]);
  });

  it('drops moves inside a category between two that fit, however many', () => {
    expect(inOrder([start, inside, { ...inside, at: 6 }, end])).toEqual([start, end]);
  });

  it('keeps them where they say something: at the ends, and in a history with gaps', () => {
    expect(inOrder([inside, end])).toEqual([inside, end]);
    expect(inOrder([start, inside])).toEqual([start, inside]);
    const gap = move(9, 'done', 'new');
    expect(inOrder([start, inside, gap])).toEqual([start, inside, gap]);
    expect(inOrder([move(1, 'new', 'done'), inside, end])).toHaveLength(3);
  });
});
