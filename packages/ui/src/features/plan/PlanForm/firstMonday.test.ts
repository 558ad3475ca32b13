import { expect } from 'vitest';
import { inEveryZone } from '../../../../../report-text/test/inEveryZone.ts';
import { firstMonday, mondayFrom } from './firstMonday.ts';

inEveryZone('mondayFrom returns the Monday on or after a day', () => {
  expect(mondayFrom(new Date(2026, 0, 5))).toEqual(new Date(2026, 0, 5));
  expect(mondayFrom(new Date(2026, 0, 6, 23, 59))).toEqual(new Date(2026, 0, 12));
  expect(mondayFrom(new Date(2026, 11, 31))).toEqual(new Date(2027, 0, 4));
});

inEveryZone('the first possible Monday of a plan is at least seven days after today', () => {
  expect(firstMonday(new Date(2026, 0, 5, 12))).toEqual(new Date(2026, 0, 12));
  expect(firstMonday(new Date(2026, 0, 6, 12))).toEqual(new Date(2026, 0, 19));
});
