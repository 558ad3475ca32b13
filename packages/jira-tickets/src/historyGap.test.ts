import { describe, expect, it } from 'vitest';
import { historyGap } from './historyGap.ts';
import { Statuses } from './statuses.ts';
import { orderedChanges } from './statusChanges.ts';
import { statusTable } from './statusTable.ts';
import { ORIGINAL_ESTIMATE } from './sizeField.ts';
import { parseTicketChanges } from './ticketChanges.ts';

type Status = readonly [id: string | null, name: string | null];
const TODO: Status = ['1', 'To Do'];
const DOING: Status = ['2', 'Doing'];
const DONE: Status = ['3', 'Done'];

/** A change of status at this hour. */
const change = (hour: number, [from, fromString]: Status, [to, toString]: Status) => ({
  created: 1_735_800_000_000 + hour * 3_600_000,
  items: [{ fieldId: 'status', from, fromString, to, toString }],
});

describe('a history', () => {
  const statuses = () =>
    new Statuses(
      statusTable([
        { id: '1', name: 'To Do', statusCategory: { key: 'new' } },
        { id: '2', name: 'Doing', statusCategory: { key: 'indeterminate' } },
        { id: '3', name: 'Done', statusCategory: { key: 'done' } },
      ]),
    );
  const check = (...histories: readonly object[]) => {
    const known = statuses();
    const changes = parseTicketChanges(histories, { statuses: known, size: ORIGINAL_ESTIMATE });
    return historyGap(orderedChanges(changes, known, null).changes, known);
  };

  it.each([
    ['without changes', []],
    ['whose changes are in any order', [change(5, DOING, DONE), change(1, TODO, DOING)]],
    ['in which a change is repeated', [change(1, TODO, DOING), change(1, TODO, DOING), change(5, DOING, DONE)]],
    ['with changes at the same time', [change(1, DOING, DONE), change(1, TODO, DOING), change(5, DONE, TODO)]],
    ['with a renamed status', [change(1, TODO, DOING), change(5, ['2', 'In Work'], DONE)]],
    ['with the ids of another site', [change(1, ['71', 'To Do'], ['72', 'Doing']), change(5, DOING, DONE)]],
    ['with names only', [change(1, [null, 'To Do'], [null, 'Doing']), change(5, [null, 'Doing'], [null, 'Done'])]],
    ['in which a change has no start', [change(1, TODO, DOING), change(5, [null, null], DONE)]],
    ['from an unknown status', [change(1, ['99', 'Triage'], DOING)]],
  ])('%s has no gap', (_, histories) => {
    expect(check(...histories)).toBeNull();
  });

  it.each([
    ['whose first change is missing', 'start', [change(5, DOING, DONE)]],
    ['in which a change between two others is missing', 'middle', [change(1, TODO, DOING), change(5, DONE, TODO)]],
    ['with changes of another ticket', 'middle', [change(1, TODO, DOING), change(2, TODO, DONE)]],
    [
      'whose changes of one moment do not follow one another',
      'middle',
      [change(1, TODO, DOING), change(5, DOING, DONE), change(5, DOING, TODO)],
    ],
    ['whose first change has no start', 'start', [change(5, [null, null], DONE)]],
    ['whose first change and another one are missing', 'middle', [change(1, DOING, DONE), change(5, TODO, DOING)]],
  ])('%s has a gap: %s', (_, gap, histories) => {
    expect(check(...histories)).toBe(gap);
  });
});
