import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze, EVERY_DAY } from '../../test/everyDay.ts';
import { MINUTE_MS } from '../constants.ts';
import {
  DEFAULT_CALENDAR,
  hoursPerDay,
  hoursPerWeek,
  readCalendar,
  workingCalendar,
  type WorkingCalendar,
} from './workingCalendar.ts';
import { workingClock } from './workingClock.ts';

const UNTIL = Date.UTC(2026, 0, 1);
const FRIDAY_NIGHT: WorkingCalendar = { workingDays: [7, 5, 6], from: '18:30', to: '24:00', holidays: ['2025-03-08'] };

/** An independent calculation: asks the runtime for the local time of every single minute. Slow. */
function steppedHours(zone: string, calendar: WorkingCalendar, from: number, to: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  let minutes = 0;
  for (let at = from; at < to; at += MINUTE_MS) {
    const { weekday = '', year, month, day, hour, minute } = partsOf(format, at);
    const time = `${hour}:${minute}`;
    const isoDay = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday) + 1;
    const isFree = calendar.holidays.includes(`${year}-${month}-${day}`);
    if (calendar.workingDays.includes(isoDay) && !isFree && time >= calendar.from && time < calendar.to) minutes += 1;
  }
  return minutes / 60;
}

function partsOf(format: Intl.DateTimeFormat, at: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

const time = fc.integer({ min: 0, max: 24 * 60 });
const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const calendars: fc.Arbitrary<WorkingCalendar> = fc
  .record({
    workingDays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    hours: fc.tuple(time, time).filter(([one, other]) => one !== other),
    holidays: fc.subarray(['2025-03-07', '2025-03-09', '2025-03-10', '2025-03-12', '2025-03-30', '2025-04-06']),
  })
  .map(({ workingDays, hours, holidays }) => ({
    workingDays,
    from: clockTime(Math.min(...hours)),
    to: clockTime(Math.max(...hours)),
    holidays,
  }));

describe('the working clock with a calendar', () => {
  // Three of these zones change their clocks between the first and the last instant, Lord Howe by half an hour.
  it('agrees with counting every minute on the local clock', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Europe/Berlin', 'Australia/Lord_Howe');
    const minute = fc.integer({ min: 0, max: 34 * 1440 });
    const length = fc.integer({ min: 0, max: 6 * 1440 });
    fc.assert(
      fc.property(zones, calendars, minute, length, (zone, calendar, start, minutes) => {
        const from = Date.UTC(2025, 2, 4) + start * MINUTE_MS;
        const to = from + minutes * MINUTE_MS;
        const hours = workingClock(zone, UNTIL, readCalendar(calendar)).hoursBetween(from, to);
        expect(hours).toBeCloseTo(steppedHours(zone, calendar, from, to), 9);
      }),
      { numRuns: 60, seed: 20251122 },
    );
  });

  it('leaves out a holiday, and does not subtract a holiday at the weekend twice', () => {
    const week = (holidays: readonly string[]) =>
      workingClock('UTC', UNTIL, readCalendar({ ...DEFAULT_CALENDAR, holidays })).hoursBetween(
        Date.UTC(2025, 7, 25),
        Date.UTC(2025, 8, 1),
      );
    expect(week([])).toBe(40);
    expect(week(['2025-08-27'])).toBe(32);
    expect(week(['2025-08-27', '2025-08-27', '2025-08-25'])).toBe(24);
    expect(week(['2025-08-30', '1960-01-01', '2999-12-31'])).toBe(40);
  });

  it('works at night up to midnight', () => {
    const clock = workingClock('UTC', UNTIL, readCalendar(FRIDAY_NIGHT));
    // Friday and Sunday 18:30 to 24:00; Saturday 2025-03-08 is free.
    expect(clock.hoursBetween(Date.UTC(2025, 2, 7), Date.UTC(2025, 2, 10))).toBe(11);
  });
});

describe('the analysis with a calendar', () => {
  it('counts the working hours of the calendar', () => {
    const { summary_metrics: half } = analyze(EVERY_DAY, { calendar: { ...DEFAULT_CALENDAR, to: '13:00' } });
    expect([half.pre_claude.avg_hours_per_task, half.post_claude.avg_hours_per_task]).toEqual([4, 4]);
    expect(analyze(EVERY_DAY, { calendar: DEFAULT_CALENDAR })).toEqual(analyze(EVERY_DAY));
  });

  it('refuses a calendar that has no working day', () => {
    const calendar = { ...DEFAULT_CALENDAR, workingDays: [] };
    expect(() => analyze(EVERY_DAY, { calendar })).toThrow(RangeError);
  });
});

describe('workingCalendar', () => {
  it('is the default if no part is given', () => {
    expect(workingCalendar({})).toEqual({ workingDays: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', holidays: [] });
  });

  it('uses the given parts', () => {
    const named = { working_days: [7, 1], hours: { from: '08:30', to: '16:00' }, holidays: ['2025-12-25'] };
    expect(workingCalendar(named)).toEqual({
      workingDays: [7, 1],
      from: '08:30',
      to: '16:00',
      holidays: ['2025-12-25'],
    });
  });
});

describe('readCalendar', () => {
  it('gives milliseconds since midnight, and sorted day numbers that do not repeat', () => {
    const holidays = ['2025-12-25', '2025-01-01', '2025-12-25'];
    expect(readCalendar({ workingDays: [1, 6], from: '00:30', to: '24:00', holidays })).toEqual({
      workingDays: new Set([1, 6]),
      startMs: 1_800_000,
      endMs: 86_400_000,
      holidays: [20_089, 20_447],
    });
  });

  it.each<[field: string, Partial<WorkingCalendar>]>([
    ['workingDays', { workingDays: [] }],
    ['workingDays', { workingDays: [0] }],
    ['workingDays', { workingDays: [8] }],
    ['workingDays', { workingDays: [1.5] }],
    ['workingDays', { workingDays: [1, 8] }],
    ['Working hours', { from: '17:00', to: '09:00' }],
    ['Working hours', { from: '09:00', to: '09:00' }],
    ['Working hours', { from: '9:00' }],
    ['Working hours', { from: '109:00' }],
    ['Working hours', { from: '24:30', to: '24:45' }],
    ['Working hours', { to: '24:01' }],
    ['Working hours', { to: '17:60' }],
    ['Working hours', { to: '17:000' }],
    ['holidays', { holidays: ['2025-02-30'] }],
  ])('refuses a calendar with invalid %s: %j', (field, part) => {
    const read = () => readCalendar({ ...DEFAULT_CALENDAR, ...part });
    expect(read).toThrow(RangeError);
    expect(read).toThrow(`${field} must be `);
  });
});

describe('hoursPerDay and hoursPerWeek', () => {
  it('do not subtract holidays', () => {
    const workingTime = readCalendar({ ...FRIDAY_NIGHT, workingDays: [5, 6] });
    expect(hoursPerDay(workingTime)).toBe(5.5);
    expect(hoursPerWeek(workingTime)).toBe(11);
  });
});
