import { localDay } from '@roi-insight/ui';
import { expect, test } from 'vitest';
import { toCalendarDate } from './toCalendarDate.ts';

test('a moment belongs to the day that the user sees', () => {
  expect(toCalendarDate(new Date(2025, 7, 25, 0, 0))).toBe('2025-08-25');
  expect(toCalendarDate(new Date(2025, 7, 25, 23, 59))).toBe('2025-08-25');
  expect(toCalendarDate(new Date(2024, 1, 29))).toBe('2024-02-29');
});

test.each(['2023-01-01', '2024-02-29', '2025-03-30', '2025-08-25', '2025-11-02', '2025-12-31'])(
  '%s survives the way to local midnight and back',
  (day) => {
    expect(toCalendarDate(localDay(day))).toBe(day);
  },
);
