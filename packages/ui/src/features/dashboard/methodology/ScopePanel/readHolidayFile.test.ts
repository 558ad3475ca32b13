import { describe, expect, it, vi } from 'vitest';
import { ICS_MAX_BYTES, readHolidayFile, readIcsHolidays } from './readHolidayFile.ts';

const ics = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (...days: readonly string[]) => ({ kind: 'read', days });
const CHRISTMAS = 'DTSTART;VALUE=DATE:20251225';

describe('readIcsHolidays', () => {
  it('reads all-day events, including those of several days', () => {
    const text = ics(
      ...event(CHRISTMAS, 'DTEND;VALUE=DATE:20251227', 'SUMMARY:Christmas: both days'),
      ...event('dtstart;value=date:20240229', 'X-NOTE;ALTREP="a:b;c":DTSTART'),
      ...event('DTSTART:20250501'),
    );
    expect(readIcsHolidays(text)).toEqual(read('2024-02-29', '2025-05-01', '2025-12-25', '2025-12-26'));
    expect(readIcsHolidays(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toEqual(readIcsHolidays(text));
  });

  it.each([
    ['DURATION:P2D', ['2025-12-25', '2025-12-26']],
    ['DURATION:P1W', Array.from({ length: 7 }, (_, day) => `2025-12-${25 + day}`)],
    ['DTEND;VALUE=DATE:20251225', ['2025-12-25']],
  ])('reads the days of an event with %s', (line, days) => {
    expect(readIcsHolidays(ics(...event(CHRISTMAS, line)))).toEqual(read(...days));
  });

  it('ignores canceled events of any kind', () => {
    const canceled = event('DTSTART:20250101T090000Z', 'RRULE:FREQ=YEARLY', 'STATUS:CANCELLED');
    expect(readIcsHolidays(ics(...canceled, ...event(CHRISTMAS, 'STATUS:CONFIRMED')))).toEqual(read('2025-12-25'));
  });

  it('does not confuse an event with its alarm', () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-P1D', 'DURATION:PT15M', 'REPEAT:2', 'END:VALARM'];
    expect(readIcsHolidays(ics(...event(CHRISTMAS, ...alarm)))).toEqual(read('2025-12-25'));
  });

  it('joins folded lines', () => {
    expect(readIcsHolidays(ics(...event('DTSTART;VALUE=DA', ' TE:202501', '\t01')))).toEqual(read('2025-01-01'));
  });

  it('ignores components that are not events', () => {
    const zone = ['BEGIN:VTIMEZONE', 'DTSTART:19701025T030000', 'RRULE:FREQ=YEARLY', 'END:VTIMEZONE'];
    expect(readIcsHolidays(ics(...zone, ...event('DTSTART;VALUE=DATE:20250101')))).toEqual(read('2025-01-01'));
  });

  it.each([
    ['2025-12-25', /^This is not an iCalendar file/],
    [ics(), /no events/],
    [ics(...event(CHRISTMAS, 'STATUS:CANCELLED')), /^All events of this file are canceled\.$/],
    [ics(...event('DTSTART:20251225T090000Z')), /^Line 4: only all-day events/],
    [ics(...event(CHRISTMAS, 'DTEND:20251225T090000Z')), /^Line 5: only all-day events/],
    [ics(...event(CHRISTMAS, 'DURATION:PT9H')), /^Line 5: only events that last whole days/],
    [ics(...event('DTSTART;VALUE=DATE:20250230')), /^Line 4: there is no day 2025-02-30/],
    [ics(...event('DTSTART;VALUE=DATE:20250101', 'RRULE:FREQ=YEARLY')), /^Line 5: this event repeats/],
    [ics(...event('DTSTART;VALUE=DATE:20250101', 'RDATE;VALUE=DATE:20260101')), /^Line 5: this event repeats/],
    [ics(...event('SUMMARY:a', ' b', 'UID:1')), /^Line 7: this event has no first day/],
    [ics(...event('DTSTART;VALUE=DATE:20250102', 'DTEND;VALUE=DATE:20250101')), /^Line 5: .* ends before it starts/],
    [ics(...event('DTSTART;VALUE=DATE:20250102', 'DTEND;VALUE=DATE:29990101')), /^Line 4: .* lasts over a year/],
    [ics(...event('DTSTART;VALUE=DATE:20250102', 'DURATION:P53W')), /^Line 4: .* lasts over a year/],
    [ics(...event(CHRISTMAS)).replace('END:VCALENDAR', ''), /end of this file is missing/],
    [ics(...event(CHRISTMAS), 'BEGIN:VEVENT', CHRISTMAS).replace('END:VCALENDAR', ''), /end of this file is missing/],
    [ics(...event(CHRISTMAS), 'BEGIN:VEVENT', CHRISTMAS), /^Line 8: BEGIN and END do not match/],
    [
      ics(...event('DTSTART:20240101', 'DTEND:20250101'), ...event('DTSTART:20250101', 'DTEND:20260101')),
      /^Line 8: with this event, the file has more than 400 holidays/,
    ],
  ])('refuses %j', (text, message) => {
    expect(readIcsHolidays(text)).toEqual({ kind: 'refused', message: expect.stringMatching(message) });
  });
});

describe('readHolidayFile', () => {
  it('reads a file', async () => {
    expect(await readHolidayFile(new Blob([ics(...event(CHRISTMAS))]))).toEqual(read('2025-12-25'));
  });

  it('does not read a file that is too large', async () => {
    const file = new Blob(['x'.repeat(ICS_MAX_BYTES + 1)]);
    const text = vi.spyOn(file, 'text');
    expect(await readHolidayFile(file)).toEqual({ kind: 'refused', message: expect.stringContaining('too large') });
    expect(text).not.toHaveBeenCalled();
  });

  it('says when a file cannot be read', async () => {
    const file = new Blob([ics(...event(CHRISTMAS))]);
    vi.spyOn(file, 'text').mockRejectedValue(new Error('gone'));
    expect(await readHolidayFile(file)).toEqual({ kind: 'refused', message: expect.stringContaining('could not be') });
  });
});
