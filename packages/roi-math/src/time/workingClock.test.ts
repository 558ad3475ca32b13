import { describe, expect, it } from 'vitest';
import { dayNumber } from './dayNumber.ts';
import { parseInstant } from './parseInstant.ts';
import { workingClock } from './workingClock.ts';
import { zoneSegments } from './zoneSegments.ts';

const UNTIL = Date.UTC(2027, 0, 1);
const hours = (zone: string, from: string, to: string) =>
  workingClock(zone, UNTIL).hoursBetween(parseInstant(from), parseInstant(to));
const day = (date: string) => dayNumber(date) ?? NaN;

describe('hoursBetween', () => {
  it.each([
    ['a day', '2025-08-25T09:00:00Z', '2025-08-25T17:00:00Z', 8],
    ['before opening', '2025-08-25T06:00:00Z', '2025-08-25T10:00:00Z', 1],
    ['after closing', '2025-08-25T16:30:00Z', '2025-08-25T23:00:00Z', 0.5],
    ['overnight', '2025-08-25T16:00:00Z', '2025-08-26T10:00:00Z', 2],
    ['over a weekend', '2025-08-29T16:00:00Z', '2025-09-01T10:00:00Z', 2],
    ['within a weekend', '2025-08-30T09:00:00Z', '2025-08-31T17:00:00Z', 0],
    ['a week', '2025-08-25T12:00:00Z', '2025-09-01T12:00:00Z', 40],
    ['before 1970', '1969-12-29T09:00:00Z', '1970-01-02T10:00:00Z', 33],
    ['to the second', '2025-08-25T09:00:00Z', '2025-08-25T09:00:36Z', 0.01],
    ['nothing', '2025-08-25T12:00:00Z', '2025-08-25T12:00:00Z', 0],
    ['backwards', '2025-08-26T12:00:00Z', '2025-08-25T12:00:00Z', 0],
  ])('counts working hours in UTC: %s', (_, from, to, expected) => {
    expect(hours('UTC', from, to)).toBeCloseTo(expected, 12);
  });

  it('follows the wall clock through both daylight saving changes in New York', () => {
    // Friday 16:00 to Monday 10:00 is 1 h before the weekend and 1 h after the weekend. It does not matter that 65 or 67
    // hours pass because of the change of the clocks on the weekend.
    expect(hours('America/New_York', '2025-03-07T16:00:00-05:00', '2025-03-10T10:00:00-04:00')).toBe(2);
    expect(hours('America/New_York', '2025-10-31T16:00:00-04:00', '2025-11-03T10:00:00-05:00')).toBe(2);
    // Directly after the change in spring, a whole working day starts an hour earlier in UTC; after the change in fall, an hour later.
    expect(hours('America/New_York', '2025-03-10T13:00:00Z', '2025-03-10T21:00:00Z')).toBe(8);
    expect(hours('America/New_York', '2025-11-03T14:00:00Z', '2025-11-03T22:00:00Z')).toBe(8);
    expect(hours('America/New_York', '2025-11-03T13:00:00Z', '2025-11-03T15:00:00Z')).toBe(1);
  });

  it('handles zones whose offsets have half hours, and zones across the date line', () => {
    expect(hours('Asia/Kolkata', '2025-08-25T03:30:00Z', '2025-08-25T11:30:00Z')).toBe(8);
    expect(hours('Pacific/Auckland', '2025-08-24T21:00:00Z', '2025-08-25T05:00:00Z')).toBe(8);
  });

  it('does not count working hours that were skipped by a clock change', () => {
    // Samoa went from Thursday 29 December 2011 straight to Saturday 31 December: 8 h on Thursday, 8 h on Monday.
    expect(hours('Pacific/Apia', '2011-12-29T19:00:00Z', '2012-01-02T19:00:00Z')).toBe(16);
  });
});

describe('timeOf', () => {
  it('gives the local time of day', () => {
    const clock = workingClock('America/New_York', UNTIL);
    expect(clock.timeOf(parseInstant('2025-08-25T13:30:00Z'))).toBe(9.5 * 3_600_000);
    expect(clock.timeOf(parseInstant('2025-08-25T03:59:59Z'))).toBe(24 * 3_600_000 - 1000);
    expect(clock.timeOf(parseInstant('2025-01-15T05:00:00Z'))).toBe(0);
    expect(clock.timeOf(parseInstant('1969-12-31T06:00:00Z'))).toBe(3_600_000);
  });
});

describe('dayOf and startOf', () => {
  it('give the local day', () => {
    const clock = workingClock('America/New_York', UNTIL);
    expect(clock.dayOf(parseInstant('2025-08-25T03:59:59Z'))).toBe(day('2025-08-24'));
    expect(clock.dayOf(parseInstant('2025-08-25T04:00:00Z'))).toBe(day('2025-08-25'));
    expect(clock.dayOf(parseInstant('2025-01-15T04:59:59Z'))).toBe(day('2025-01-14'));
  });

  it('give the start of a local day, even if the offset changes on that day', () => {
    const clock = workingClock('America/New_York', UNTIL);
    expect(clock.startOf(day('2025-03-09'))).toBe(parseInstant('2025-03-09T00:00:00-05:00'));
    expect(clock.startOf(day('2025-03-10'))).toBe(parseInstant('2025-03-10T00:00:00-04:00'));
    expect(clock.startOf(day('2025-11-02'))).toBe(parseInstant('2025-11-02T00:00:00-04:00'));
    expect(clock.startOf(day('2025-11-03'))).toBe(parseInstant('2025-11-03T00:00:00-05:00'));
  });

  it('give the same day for an instant, no matter which instant was converted before it', () => {
    const clock = workingClock('America/New_York', UNTIL);
    const [winter, summer, next] = ['2025-01-15T04:30:00Z', '2025-07-15T04:30:00Z', '2026-01-15T04:30:00Z'];
    const days = [winter, summer, next, summer, winter, next].map((instant) => clock.dayOf(parseInstant(instant)));
    expect(days).toEqual(['2025-01-14', '2025-07-15', '2026-01-14', '2025-07-15', '2025-01-14', '2026-01-14'].map(day));
  });

  it('give days before the first known change of the offset', () => {
    const clock = workingClock('America/New_York', UNTIL);
    const [first, second, later] = ['1995-01-15T04:30:00Z', '1995-01-15T05:30:00Z', '2025-07-15T04:30:00Z'];
    const days = [first, second, later, second].map((instant) => clock.dayOf(parseInstant(instant)));
    expect(days).toEqual(['1995-01-14', '1995-01-15', '2025-07-15', '1995-01-15'].map(day));
  });

  it('use the new offset from the exact instant of the change', () => {
    // São Paulo, 2018-02-18 00:00 summer time: clocks went back to 23:00, so that the day began an hour later.
    const change = parseInstant('2018-02-18T02:00:00Z');
    const clock = workingClock('America/Sao_Paulo', UNTIL);
    expect(clock.dayOf(change)).toBe(day('2018-02-17'));
    expect(clock.dayOf(parseInstant('2017-07-01T12:00:00Z'))).toBe(day('2017-07-01'));
    expect(clock.dayOf(change)).toBe(day('2018-02-17'));
    expect(clock.startOf(day('2018-02-18'))).toBe(parseInstant('2018-02-18T03:00:00Z'));
  });

  it('let a day begin at the clock change if the change skips its midnight', () => {
    const clock = workingClock('America/Santiago', UNTIL);
    expect(clock.startOf(day('2025-09-07'))).toBe(parseInstant('2025-09-07T01:00:00-03:00'));
  });
});

describe('zoneSegments', () => {
  it('finds the exact second of every change of the offset in New York', () => {
    const segments = zoneSegments('America/New_York', UNTIL).filter(({ start }) => start > Date.UTC(2025, 0, 1));
    expect(segments).toEqual([
      { start: parseInstant('2025-03-09T07:00:00Z'), offset: -4 * 3_600_000 },
      { start: parseInstant('2025-11-02T06:00:00Z'), offset: -5 * 3_600_000 },
      { start: parseInstant('2026-03-08T07:00:00Z'), offset: -4 * 3_600_000 },
      { start: parseInstant('2026-11-01T06:00:00Z'), offset: -5 * 3_600_000 },
    ]);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => zoneSegments('Mars/Olympus', UNTIL)).toThrow(RangeError);
  });

  it('has a single offset for UTC', () => {
    expect(zoneSegments('UTC', UNTIL)).toEqual([{ start: -Infinity, offset: 0 }]);
  });
});
