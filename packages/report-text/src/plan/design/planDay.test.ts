import { expect } from 'vitest';
import { inEveryZone } from '../../../test/inEveryZone.ts';
import { planDay } from './planDay.ts';

inEveryZone('a week of a plan begins on a Monday, even if the clocks change in between', () => {
  expect(planDay('2027-01-04', 0)).toBe('2027-01-04');
  expect(planDay('2027-01-04', 26)).toBe('2027-07-05');
  expect(planDay('2027-09-06', 26)).toBe('2028-03-06');
});
