import { expect, it } from 'vitest';
import { completedTicket } from '../../../test/series.ts';
import { seriesTickets } from '../../evidence/series/seriesTickets.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import { DEFAULT_CALENDAR, readCalendar } from '../../time/workingCalendar.ts';
import { weeklyWork } from './weeklyWork.ts';

const SETTINGS = { adoption: 20_325, workingTime: readCalendar(DEFAULT_CALENDAR) };

function workOf(weeks: readonly (readonly Partial<CompletedTicket>[])[]) {
  const closed = weeks.map((items, index) => ({ week: index - 4, items: items.map(completedTicket) }));
  return [...weeklyWork(closed, seriesTickets(closed, 'active', SETTINGS).weeks).values()];
}

it('the work of a week is its completed tickets, with the differences between types before the start', () => {
  const task = { type: 'task', active: 5 };
  const bug = { type: 'bug', isBug: true, active: 10 };
  const before = [...Array.from({ length: 60 }, () => task), ...Array.from({ length: 40 }, () => bug)];
  const [first, , , , second, third, fourth] = workOf([
    ...Array.from({ length: 4 }, () => before),
    [task, { ...bug, active: 1, reopened: true }, { ...task, active: 0 }, { ...task, size: 4 }, { ...bug, size: 16 }],
    [{ ...task, isBug: null }],
    [],
  ]);
  expect(first).toMatchObject({ completed: 100, bugs: 40, reopened: 0, sized: 0, size: null });
  expect(first?.mix).toBeCloseTo(0.4 * Math.log(2), 2);
  expect(second).toMatchObject({ completed: 5, bugs: 2, reopened: 1, sized: 2 });
  // A bug that takes less time after the start is a bug as before, and a ticket without a measured time has no part in the mix.
  expect(second?.mix).toBeCloseTo(0.5 * Math.log(2), 2);
  expect(second?.size).toBeGreaterThan(Math.log(4));
  expect(third).toMatchObject({ completed: 1, bugs: null, mix: 0 });
  expect(fourth).toEqual({ completed: 0, reopened: 0, bugs: 0, mix: null, sized: 0, size: null });
});
