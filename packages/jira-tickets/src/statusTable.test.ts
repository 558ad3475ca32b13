import { describe, expect, it } from 'vitest';
import { categoryOf, statusTable } from './statusTable.ts';

const status = (statusCategory: object) => ({ id: '1', name: 'x', statusCategory });

describe('categoryOf', () => {
  it.each([
    [{ id: 3, key: 'done', colorName: 'green', name: 'Fertig' }, 'done'],
    [{ key: 'new' }, 'new'],
    [{ key: 'indeterminate', id: 1 }, 'indeterminate'],
    [{ id: 4 }, 'indeterminate'],
    [{ colorName: 'green' }, 'done'],
    // The id and the color say done, and the key says new: the majority decides.
    [{ id: 3, key: 'new', colorName: 'green' }, 'done'],
    [{ id: 2, key: 'done', colorName: 'green' }, 'done'],
    // The key and the id contradict each other: the key decides.
    [{ id: 3, key: 'new' }, 'new'],
    [{ id: 1, key: 'undefined', colorName: 'medium-gray' }, 'new'],
    [{ id: 1, key: 'undefined' }, null],
    [{}, null],
  ])('for %j, returns %s', (category, expected) => {
    expect(categoryOf(status(category))).toBe(expected);
  });
});

describe('statusTable', () => {
  const list = [
    { id: '10068', name: '已完成', statusCategory: { key: 'done' } },
    { id: '10001', name: 'Doing', untranslatedName: 'In Development', statusCategory: { key: 'indeterminate' } },
    { id: '20001', name: 'Doing', statusCategory: { key: 'new' }, scope: { project: { id: '1' } } },
    { id: '6', name: 'Closed', statusCategory: { key: 'new' } },
  ];
  const table = statusTable(list);

  it.each([
    ['10068', 'To Do', 'done'],
    ['20001', 'Doing', 'new'],
    ['99999', 'Doing', 'new'],
    ['99999', 'In Development', 'indeterminate'],
    [null, '已完成', 'done'],
    ['6', 'Closed', 'new'],
    ['5', 'Resolved', 'done'],
    ['1', 'Open', 'new'],
    ['99999', 'Deleted long ago', 'new'],
    [null, null, 'new'],
  ] as const)('for the id %s and the name %s, finds the category %s', (id, name, expected) => {
    expect(table.lookUp(id, name)).toBe(expected);
    expect(statusTable(list.toReversed()).lookUp(id, name)).toBe(expected);
  });

  it('does not know a deleted status whose name now stands for statuses of two categories', () => {
    expect(table.isKnown('99999', 'Doing')).toBe(false);
    expect(table.isKnown('20001', 'Doing')).toBe(true);
  });

  it('uses the category that a status has most often', () => {
    const doing = (key: string) => ({ id: '30', name: 'Doing', statusCategory: { key } });
    const issues = [doing('indeterminate'), doing('new'), doing('indeterminate')];
    expect(statusTable(issues).lookUp('30', null)).toBe('indeterminate');
    expect(statusTable(issues.slice(0, 2)).isKnown('30', 'Doing')).toBe(false);
  });
});
