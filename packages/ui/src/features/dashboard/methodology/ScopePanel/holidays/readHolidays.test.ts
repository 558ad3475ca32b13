import { describe, expect, it } from 'vitest';
import { readTypedHolidays, withHolidays } from './readHolidays.ts';

const read = (...days: readonly string[]) => ({ kind: 'read', days });

describe('readTypedHolidays', () => {
  it('returns each day once, in order', () => {
    expect(readTypedHolidays(' 2025-12-26\r\n\n2025-12-25 \n2025-12-26')).toEqual(read('2025-12-25', '2025-12-26'));
    expect(readTypedHolidays('')).toEqual(read());
  });

  it.each(['12/25/2025', '2025-02-29', '2025-12-25, 2025-12-26', '20251225'])('refuses %j in line 2', (line) => {
    expect(readTypedHolidays(`2025-01-01\n${line}`)).toEqual({
      kind: 'refused',
      message: 'Line 2: this isn’t a date like 2025-12-25.',
    });
  });
});

describe('withHolidays', () => {
  it.each([
    ['', '2025-12-25\n2025-12-26'],
    ['2025-12-31\n2025-12-25', '2025-12-25\n2025-12-26\n2025-12-31'],
    ['2025-12-25\nChristm', '2025-12-25\nChristm\n2025-12-25\n2025-12-26'],
  ])('adds days to the typed text %j', (typed, expected) => {
    expect(withHolidays(typed, ['2025-12-25', '2025-12-26'])).toBe(expected);
  });
});
