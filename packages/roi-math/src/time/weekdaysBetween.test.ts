import { describe, expect, it } from 'vitest';
import { dayNumber } from './dayNumber.ts';
import { weekdaysBetween } from './weekdaysBetween.ts';

const between = (from: string, to: string) => weekdaysBetween(dayNumber(from) ?? NaN, dayNumber(to) ?? NaN);

describe('weekdaysBetween', () => {
  it.each([
    ['2025-08-25', '2025-09-01', 5],
    ['2025-08-29', '2025-09-01', 1],
    ['2025-08-30', '2025-09-01', 0],
    ['2025-08-31', '2025-09-01', 0],
    ['2025-08-31', '2025-09-02', 1],
    ['2025-08-25', '2025-11-24', 65],
    ['2025-08-25', '2025-08-25', 0],
    ['2025-08-26', '2025-08-25', 0],
    ['1969-12-22', '1970-01-05', 10],
  ])('from %s up to %s: %i', (from, to, expected) => {
    expect(between(from, to)).toBe(expected);
  });
});
