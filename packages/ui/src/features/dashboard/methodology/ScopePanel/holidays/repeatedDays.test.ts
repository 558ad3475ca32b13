import { DAY_MS } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { repeatedDays } from './repeatedDays.ts';

const line = (name: string, value: string, parameters = '') => ({ number: 7, name, parameters, value });

async function days(rule: string, first: string, parameters = ''): Promise<string[]> {
  const numbers = await repeatedDays(line('RRULE', rule), line('DTSTART', first, parameters), 2026);
  return numbers.map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
}

it.each([
  [
    'a day that repeats the day of its first year',
    'FREQ=YEARLY',
    '20241225',
    ['2024-12-25', '2025-12-25', '2026-12-25'],
  ],
  ['lower case', 'freq=yearly;wkst=su', '20251225', ['2025-12-25', '2026-12-25']],
  ['January 1, but not that of the next year', 'FREQ=YEARLY', '20250101', ['2025-01-01', '2026-01-01']],
  ['February 29, only in leap years', 'FREQ=YEARLY', '20200229', ['2020-02-29', '2024-02-29']],
  ['the fourth Thursday', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '20241128', ['2024-11-28', '2025-11-27', '2026-11-26']],
  ['the last Monday', 'FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO', '20240527', ['2024-05-27', '2025-05-26', '2026-05-25']],
  [
    'a weekday within a week of a month',
    'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=TU',
    '20241105',
    ['2024-11-05', '2025-11-04', '2026-11-03'],
  ],
  ['the last day of a month', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', '20250228', ['2025-02-28', '2026-02-28']],
  ['days of each month', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', '20250131', ['2025-01-31', '2025-02-28']],
  ['until a day', 'FREQ=YEARLY;UNTIL=20250501', '20240501', ['2024-05-01', '2025-05-01']],
  ['until a time, as a day', 'FREQ=YEARLY;UNTIL=20250430T220000Z', '20240501', ['2024-05-01']],
])('repeatedDays reads %s', async (_, rule, first, expected) => expect(await days(rule, first)).toEqual(expected));

it('repeatedDays reads the end of a repetition in the time zone of the event', async () => {
  const rule = 'FREQ=YEARLY;UNTIL=20250430T220000Z';
  expect(await days(rule, '20240501T000000', ';TZID=Europe/Berlin')).toEqual(['2024-05-01', '2025-05-01']);
  const windows = ';TZID=W. Europe Standard Time';
  expect(await days('FREQ=YEARLY', '20250501T000000', windows)).toEqual(['2025-05-01', '2026-05-01']);
  await expect(days(rule, '20240501T000000', windows)).rejects.toThrow(/^Line 7: we can’t read this rule/);
});

it('repeatedDays stops at a rule that never applies', async () => {
  expect(await days('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '20240201')).toEqual([]);
});

it.each([
  'FREQ=SECONDLY',
  'FREQ=YEARLY;BYEASTER=0',
  'FREQ=YEARLY;INTERVAL=0',
  'FREQ=YEARLY;constructor=1',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;BYDAY=-1MO,SU',
  'FREQ=YEARLY;BYDAY=SU,2TU',
  'FREQ=YEARLY;BYMONTHDAY=1,2,3;BYDAY=2MO',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=YEARLY;BYYEARDAY=100;BYDAY=SU',
  'freq=yearly;byyearday=100;bymonthday=1',
  'INTERVAL=1',
  '',
])('repeatedDays refuses %j, and names its line', async (rule) => {
  await expect(days(rule, '20250101')).rejects.toThrow(/^Line 7: we can’t read this rule/);
});
