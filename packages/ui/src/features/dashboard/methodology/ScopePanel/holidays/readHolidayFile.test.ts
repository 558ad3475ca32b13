import { describe, expect, it, vi } from 'vitest';
import { ICS_MAX_BYTES, readHolidayFile, readIcsHolidays } from './readHolidayFile.ts';

const ics = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const YEARS = { from: 2024, to: 2026 };
const found = (day: string, name = '', isDoubtful = false) => ({ day, name, isDoubtful });
const read = (...days: readonly string[]) => ({ kind: 'read', found: days.map((day) => found(day)), outside: 0 });
const readText = (text: string) => readIcsHolidays(text, YEARS);
const BERLIN = ';TZID=Europe/Berlin';
const CHRISTMAS = 'DTSTART;VALUE=DATE:20251225';

describe('readIcsHolidays', () => {
  it('reads all-day events, including those of several days', async () => {
    const text = ics(
      ...event(CHRISTMAS, 'DTEND;VALUE=DATE:20251227', 'SUMMARY:Christmas: both days'),
      ...event('dtstart;value=date:20240229', 'X-NOTE;ALTREP="a:b;c":DTSTART'),
      ...event('DTSTART:20250501'),
    );
    const name = 'Christmas: both days';
    expect(await readText(text)).toEqual({
      ...read(),
      found: [found('2024-02-29'), found('2025-05-01'), found('2025-12-25', name), found('2025-12-26', name)],
    });
    expect(await readText(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toEqual(await readText(text));
  });

  it.each([
    ['DURATION:P2D', ['2025-12-25', '2025-12-26']],
    ['DURATION:P1W', Array.from({ length: 7 }, (_, day) => `2025-12-${25 + day}`)],
    ['DTEND;VALUE=DATE:20251225', ['2025-12-25']],
  ])('reads the days of an event with %s', async (line, days) => {
    expect(await readText(ics(...event(CHRISTMAS, line)))).toEqual(read(...days));
  });

  it('reads events from midnight to midnight in one time zone', async () => {
    const zoned = event(`DTSTART${BERLIN}:20251224T000000`, `DTEND${BERLIN}:20251226T000000`);
    expect(await readText(ics(...zoned))).toEqual(read('2025-12-24', '2025-12-25'));
    expect(await readText(ics(...event('DTSTART:20251225T000000', 'DURATION:P1D')))).toEqual(read('2025-12-25'));
  });

  it('reads repeated events in the years of the report, but not the days that a rule excludes', async () => {
    const yearly = event('DTSTART;VALUE=DATE:20181226', 'DTEND;VALUE=DATE:20181228', 'RRULE:FREQ=YEARLY');
    const days = ['2024-12-26', '2024-12-27', '2025-12-26', '2025-12-27', '2026-12-26', '2026-12-27'];
    expect(await readText(ics(...yearly))).toEqual({ ...read(...days), outside: 12 });
    const listed = event('DTSTART;VALUE=DATE:20250101', 'RDATE;VALUE=DATE:20250501,20260101', 'RDATE:20240101');
    expect(await readText(ics(...listed))).toEqual(read('2024-01-01', '2025-01-01', '2025-05-01', '2026-01-01'));
    const except = event('DTSTART:20240101', 'RRULE:FREQ=YEARLY;COUNT=3', 'EXDATE;VALUE=DATE:20250101');
    expect(await readText(ics(...except))).toEqual(read('2024-01-01', '2026-01-01'));
  });

  it('counts days of other years, which are not holidays of the report', async () => {
    expect(await readText(ics(...event('DTSTART:19990101')))).toEqual({ ...read(), outside: 1 });
  });

  it.each([
    'DESCRIPTION:Observance\\nTo hide observances\\, go to Settings',
    'CLASS:PRIVATE',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
    'STATUS:TENTATIVE',
    'ATTENDEE;CN=Ann:mailto:ann@example.com',
  ])('does not assume that an event with %s is a holiday', async (line) => {
    const text = ics(
      ...event(CHRISTMAS, 'SUMMARY:Leave\\, Ann', line),
      ...event(CHRISTMAS, 'DESCRIPTION:Public holiday'),
    );
    expect(await readText(text)).toMatchObject({
      found: [found('2025-12-25', 'Leave, Ann', true), found('2025-12-25')],
    });
  });

  it('ignores canceled events of any kind', async () => {
    const canceled = event('DTSTART:20250101T090000Z', 'RRULE:FREQ=YEARLY', 'STATUS:CANCELLED');
    expect(await readText(ics(...canceled, ...event(CHRISTMAS, 'STATUS:CONFIRMED')))).toEqual(read('2025-12-25'));
  });

  it('does not confuse an event with its alarm', async () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-P1D', 'DURATION:PT15M', 'REPEAT:2', 'END:VALARM'];
    expect(await readText(ics(...event(CHRISTMAS, ...alarm)))).toEqual(read('2025-12-25'));
  });

  it('joins folded lines', async () => {
    expect(await readText(ics(...event('DTSTART;VALUE=DA', ' TE:202501', '\t01')))).toEqual(read('2025-01-01'));
  });

  it('ignores components that are not events', async () => {
    const zone = ['BEGIN:VTIMEZONE', 'DTSTART:19701025T030000', 'RRULE:FREQ=YEARLY', 'END:VTIMEZONE'];
    expect(await readText(ics(...zone, ...event('DTSTART;VALUE=DATE:20250101')))).toEqual(read('2025-01-01'));
  });

  it.each([
    ['2025-12-25', /^This is not an iCalendar file/],
    [ics(), /no events/],
    [
      ics(...event(CHRISTMAS, 'STATUS:CANCELLED')),
      /^This file has no days: all of its events are canceled or never happen\.$/,
    ],
    [ics(...event('DTSTART:20251225T090000Z')), /^Line 4: only all-day events/],
    [ics(...event(CHRISTMAS, 'DTEND:20251225T090000Z')), /^Line 5: only all-day events/],
    [ics(...event(CHRISTMAS, 'DURATION:PT9H')), /^Line 5: only events that last whole days/],
    [ics(...event('DTSTART;VALUE=DATE:20250230')), /^Line 4: there is no day 2025-02-30/],
    [ics(...event(CHRISTMAS, 'RRULE:FREQ=SECONDLY')), /^Line 5: we can’t read this rule/],
    [ics(...event(CHRISTMAS, 'RECURRENCE-ID;VALUE=DATE:20251224')), /^Line 5: this event changes one day of another/],
    [ics(...event(CHRISTMAS, 'RECURRENCE-ID:20251224', 'STATUS:CANCELLED')), /^Line 5: this event changes one day/],
    [
      ics(...event(CHRISTMAS, 'RRULE:FREQ=YEARLY', 'RRULE:FREQ=WEEKLY;COUNT=2')),
      /^Line 6: this event has several rules/,
    ],
    [ics(...event(CHRISTMAS, 'RRULE:FREQ=YEARLY', 'EXRULE:FREQ=YEARLY;INTERVAL=2')), /^Line 6: .* several rules/],
    [ics(...event('DTSTART:20240201', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')), /^This file has no days/],
    [
      ics(...Array.from({ length: 101 }, () => event(CHRISTMAS, 'RRULE:FREQ=YEARLY;COUNT=1')).flat()),
      /^Line 406: more than 100 events of this file repeat\.$/,
    ],
    [ics(...event('DTSTART:20251225T000000Z', 'DTEND:20251226T000000Z')), /^Line 4: only all-day events/],
    [ics(...event(`DTSTART${BERLIN}:20251225T000000`)), /^Line 4: only all-day events/],
    [ics(...event(`DTSTART${BERLIN}:20251225T000000`, `DTEND${BERLIN}:20251225T000000`)), /^Line 5: only all-day/],
    [ics(...event(`DTSTART${BERLIN}:20251225T000000`, 'DTEND:20251226T000000')), /^Line 5: only all-day events/],
    [ics(...event(`DTSTART${BERLIN}:20251225T000000`, `DTEND${BERLIN}:20251226T170000`)), /^Line 5: only all-day/],
    [ics(...event('SUMMARY:a', ' b', 'UID:1')), /^Line 7: this event has no first day/],
    [ics(...event('DTSTART;VALUE=DATE:20250102', 'DTEND;VALUE=DATE:20250101')), /^Line 5: .* ends before it starts/],
    [ics(...event('DTSTART;VALUE=DATE:20250102', 'DTEND;VALUE=DATE:29990101')), /^Line 4: .* lasts more than a year/],
    [ics(...event('DTSTART;VALUE=DATE:20250102', 'DURATION:P53W')), /^Line 4: .* lasts more than a year/],
    [
      ics(...event('DTSTART:19700101', 'DURATION:P366D', 'RRULE:FREQ=YEARLY;UNTIL=20221231')),
      /^Line 4: .* 10000 days in other years/,
    ],
    [ics(...event(CHRISTMAS)).replace('END:VCALENDAR', ''), /This file is incomplete/],
    [ics(...event(CHRISTMAS), 'BEGIN:VEVENT', CHRISTMAS).replace('END:VCALENDAR', ''), /This file is incomplete/],
    [ics(...event(CHRISTMAS), 'BEGIN:VEVENT', CHRISTMAS), /^Line 8: BEGIN and END do not match/],
    [
      ics(...event('DTSTART:20240101', 'DTEND:20250101'), ...event('DTSTART:20250101', 'DTEND:20260101')),
      /^Line 8: with this event, the file has more than 400 holidays/,
    ],
  ])('refuses %j', async (text, message) => {
    expect(await readText(text)).toEqual({ kind: 'refused', message: expect.stringMatching(message) });
  });
});

describe('readHolidayFile', () => {
  it('reads a file', async () => {
    expect(await readHolidayFile(new Blob([ics(...event(CHRISTMAS))]), YEARS)).toEqual(read('2025-12-25'));
  });

  it('does not read a file that is too large', async () => {
    const file = new Blob(['x'.repeat(ICS_MAX_BYTES + 1)]);
    const text = vi.spyOn(file, 'text');
    expect(await readHolidayFile(file, YEARS)).toEqual({
      kind: 'refused',
      message: expect.stringContaining('too large'),
    });
    expect(text).not.toHaveBeenCalled();
  });

  it('reports a file that cannot be read', async () => {
    const file = new Blob([ics(...event(CHRISTMAS))]);
    vi.spyOn(file, 'text').mockRejectedValue(new Error('gone'));
    expect(await readHolidayFile(file, YEARS)).toEqual({
      kind: 'refused',
      message: expect.stringContaining('could not be read'),
    });
  });
});
