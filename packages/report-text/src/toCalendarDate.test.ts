import { expect } from 'vitest';
import { inEveryZone } from '../test/inEveryZone.ts';
import { toCalendarDate } from './toCalendarDate.ts';

inEveryZone('toCalendarDate returns the day of a moment in the user’s time zone', () => {
  expect(toCalendarDate(new Date(2025, 7, 25, 0, 0))).toBe('2025-08-25');
  expect(toCalendarDate(new Date(2025, 7, 25, 23, 59))).toBe('2025-08-25');
  expect(toCalendarDate(new Date(2024, 1, 29))).toBe('2024-02-29');
});
