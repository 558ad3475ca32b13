import { describe, expect, it } from 'vitest';
import { MAX_STATUSES, Statuses } from './statuses.ts';
import { statusTable } from './statusTable.ts';

const open = () => new Statuses(statusTable([{ id: '1', name: 'Open', statusCategory: { key: 'new' } }]));

describe('the statuses of a project', () => {
  it('have the same number if they have the same id and name', () => {
    const statuses = open();
    const number = statuses.numberOf('7', 'Doing');
    expect(statuses.numberOf('7', 'Doing')).toBe(number);
    expect(statuses.numberOf('7', 'Done')).not.toBe(number);
    expect(statuses.numberOf(null, 'Doing')).not.toBe(number);
  });

  it('can be added after a history has mentioned them', () => {
    const statuses = open();
    const numbers = [statuses.numberOf('1', null), statuses.numberOf('7', null), statuses.numberOf(null, 'Doing')];
    expect(statuses.unlistedIds()).toEqual(['7']);
    expect(numbers.map((number) => statuses.categoryOf(number))).toEqual(['new', 'new', 'new']);
    statuses.learn({ id: '7', name: 'Doing', statusCategory: { key: 'indeterminate' } });
    expect(statuses.unlistedIds()).toEqual([]);
    expect(numbers.map((number) => statuses.categoryOf(number))).toEqual(['new', 'indeterminate', 'indeterminate']);
  });

  it('are unclear if the table does not contain them, or if tickets contradict the table', () => {
    const statuses = open();
    const [unknown, listed, agreed] = [statuses.numberOf('7', 'QA'), statuses.numberOf('1', 'Open'), '1'];
    statuses.numberOf(agreed, 'Open', 'new');
    statuses.numberOf('9', 'Only current', 'indeterminate');
    expect([...statuses.unclear()]).toEqual([[unknown, 'QA']]);
    statuses.numberOf('1', 'Open', 'indeterminate');
    expect([...statuses.unclear()]).toEqual([
      [unknown, 'QA'],
      [listed, 'Open'],
    ]);
    statuses.learn({ id: '7', name: 'QA', statusCategory: { key: 'indeterminate' } });
    expect([...statuses.unclear().values()]).toEqual(['Open']);
  });

  it('are limited in number', () => {
    const statuses = open();
    for (let id = 0; id < MAX_STATUSES; id += 1) statuses.numberOf(String(id), null);
    expect(() => statuses.numberOf('1', null)).not.toThrow();
    expect(() => statuses.numberOf('x', null)).toThrow('too many statuses');
  });
});
