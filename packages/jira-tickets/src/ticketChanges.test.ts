import { describe, expect, it } from 'vitest';
import { parseStatusChanges } from './statusChanges.ts';
import { Statuses } from './statuses.ts';
import { statusTable } from './statusTable.ts';
import { transitionsOf } from './transitions.ts';

const statuses = new Statuses(
  statusTable([
    { id: '1', name: 'To Do', statusCategory: { key: 'new' } },
    { id: '2', name: 'Doing', statusCategory: { key: 'indeterminate' } },
    { id: '3', name: 'Done', statusCategory: { key: 'done' } },
  ]),
);
const read = (histories: unknown) => transitionsOf(parseStatusChanges(histories, statuses) ?? [], statuses);

describe('parseStatusChanges', () => {
  const change = (created: unknown, ...items: object[]) => ({ created, items });

  it('reads status changes by id, whatever their names, in both formats of time', () => {
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

  it('falls back to names, and ignores inherited ones', () => {
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
    [change(1_735_800_000_000, { fieldId: 'status', to: '3' })],
  ])('%j is no history', (histories) => {
    expect(parseStatusChanges(histories, statuses)).toBeNull();
  });
});
