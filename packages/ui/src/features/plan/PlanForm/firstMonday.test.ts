import { expect, it } from 'vitest';
import { firstMonday, mondayFrom } from './firstMonday.ts';

it.each([
  [new Date(2026, 0, 5), new Date(2026, 0, 5)],
  [new Date(2026, 0, 6, 23, 59), new Date(2026, 0, 12)],
  [new Date(2026, 11, 31), new Date(2027, 0, 4)],
])('the Monday from %s', (day, monday) => {
  expect(mondayFrom(day)).toEqual(monday);
});

it('a plan begins at least seven days ahead', () => {
  expect(firstMonday(new Date(2026, 0, 5, 12))).toEqual(new Date(2026, 0, 12));
  expect(firstMonday(new Date(2026, 0, 6, 12))).toEqual(new Date(2026, 0, 19));
});
