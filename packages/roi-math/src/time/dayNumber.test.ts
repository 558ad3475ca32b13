import { describe, expect, it } from 'vitest';
import { calendarDateOf } from './calendarDateOf.ts';
import { dayNumber } from './dayNumber.ts';

describe('dayNumber', () => {
  it('counts days from 1970-01-01', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dayNumber('2025-08-25')).toBe(20_325);
    expect(dayNumber('0001-01-01')).toBe(-719_162);
  });

  it.each([
    '2023-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '2025-04-00',
    '2025-8-5',
    ' 2025-08-25',
    '2025-08-25T00:00',
    'soon',
  ])('finds no day in %j', (text) => {
    expect(dayNumber(text)).toBeNull();
  });

  it('is undone by calendarDateOf', () => {
    expect(calendarDateOf(20_325)).toBe('2025-08-25');
    expect(calendarDateOf(-1)).toBe('1969-12-31');
  });
});
