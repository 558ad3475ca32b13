import { describe, expect, it } from 'vitest';
import { readIcsHolidays, readTypedHolidays } from './readHolidays.ts';

const ics = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (...days: readonly string[]) => ({ kind: 'read', days });

describe('readTypedHolidays', () => {
  it('takes each day once, in order', () => {
    expect(readTypedHolidays(' 2025-12-26\r\n\n2025-12-25 \n2025-12-26')).toEqual(read('2025-12-25', '2025-12-26'));
    expect(readTypedHolidays('')).toEqual(read());
  });

  it.each(['12/25/2025', '2025-02-29', '2025-12-25, 2025-12-26', '20251225'])('refuses %j with its line', (line) => {
    expect(readTypedHolidays(`2025-01-01\n${line}`)).toEqual({
      kind: 'refused',
      message: 'Line 2: this is not a date like 2025-12-25.',
    });
  });
});

describe('readIcsHolidays', () => {
  it('takes all-day events, over several days up to their end', () => {
    const text = ics(
      ...event('DTSTART;VALUE=DATE:20251225', 'DTEND;VALUE=DATE:20251227', 'SUMMARY:Christmas: both days'),
      ...event('dtstart;value=date:20240229', 'X-NOTE;ALTREP="a:b;c":DTSTART'),
    );
    expect(readIcsHolidays(text)).toEqual(read('2024-02-29', '2025-12-25', '2025-12-26'));
    expect(readIcsHolidays(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toEqual(readIcsHolidays(text));
  });

  it('joins folded lines', () => {
    expect(readIcsHolidays(ics(...event('DTSTART;VALUE=DA', ' TE:202501', '\t01')))).toEqual(read('2025-01-01'));
  });

  it('leaves alone what is no event', () => {
    const zone = ['BEGIN:VTIMEZONE', 'DTSTART:19701025T030000', 'RRULE:FREQ=YEARLY', 'END:VTIMEZONE'];
    expect(readIcsHolidays(ics(...zone, ...event('DTSTART;VALUE=DATE:20250101')))).toEqual(read('2025-01-01'));
  });

  it.each([
    ['2025-12-25', /^Line 1: this is not an iCalendar file/],
    [ics(), /no events/],
    [ics(...event('DTSTART:20251225T090000Z')), /^Line 4: only all-day events/],
    [ics(...event('DTSTART;VALUE=DATE:20250230')), /^Line 4: only all-day events/],
    [ics(...event('DTSTART;VALUE=DATE:20250101', 'RRULE:FREQ=YEARLY')), /^Line 5: this event repeats/],
    [ics(...event('SUMMARY:a', ' b', 'UID:1')), /^Line 7: this event has no first day/],
    [ics(...event('DTSTART;VALUE=DATE:20250102', 'DTEND;VALUE=DATE:20250101')), /^Line 6: .* ends before it starts/],
    [ics(...event('DTSTART;VALUE=DATE:20250102', 'DTEND;VALUE=DATE:29990101')), /^Line 6: .* lasts over a year/],
  ])('refuses %j', (text, message) => {
    expect(readIcsHolidays(text)).toEqual({ kind: 'refused', message: expect.stringMatching(message) });
  });
});
