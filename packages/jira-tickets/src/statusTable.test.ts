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
    // Two of the three say done, one says new: the majority decides.
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
  const table = statusTable([
    { id: '10068', name: '已完成', statusCategory: { key: 'done' } },
    { id: '10001', name: 'Doing', untranslatedName: 'In Development', statusCategory: { key: 'indeterminate' } },
    { id: '20001', name: 'Doing', statusCategory: { key: 'new' }, scope: { project: { id: '1' } } },
    { id: '6', name: 'Closed', statusCategory: { key: 'new' } },
  ]);

  it.each([
    ['10068', 'To Do', 'done'],
    ['20001', 'Doing', 'new'],
    ['99999', 'Doing', 'indeterminate'],
    ['99999', 'In Development', 'indeterminate'],
    [null, '已完成', 'done'],
    ['6', 'Closed', 'new'],
    ['5', 'Resolved', 'done'],
    ['1', 'Open', 'new'],
    ['99999', 'Deleted long ago', 'new'],
    [null, null, 'new'],
  ] as const)('for the id %s and the name %s, finds the category %s', (id, name, expected) => {
    expect(table.lookUp(id, name)).toBe(expected);
  });
});
