import { DAY_MS } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { yearlyDays } from './yearlyDays.ts';

const ruleOf = (value: string) => ({ number: 7, name: 'RRULE', parameters: '', value });

function days(rule: string, first: string, lastYear = 2026): string[] {
  const numbers = yearlyDays(ruleOf(rule), Date.parse(first) / DAY_MS, lastYear);
  return numbers.map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
}

it.each([
  ['the day of its first year', 'FREQ=YEARLY', '2024-12-25', ['2024-12-25', '2025-12-25', '2026-12-25']],
  ['lower case', 'freq=yearly;wkst=su', '2025-12-25', ['2025-12-25', '2026-12-25']],
  ['a date', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25', '2025-12-25', ['2025-12-25', '2026-12-25']],
  ['February 29, only in leap years', 'FREQ=YEARLY', '2020-02-29', ['2020-02-29', '2024-02-29']],
  ['the fourth Thursday', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2024-11-28', ['2024-11-28', '2025-11-27', '2026-11-26']],
  ['the last Monday', 'FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO', '2024-05-27', ['2024-05-27', '2025-05-26', '2026-05-25']],
  [
    'a weekday among days',
    'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=22,23,24,25,26,27,28;BYDAY=TH',
    '2025-11-27',
    ['2025-11-27', '2026-11-26'],
  ],
  [
    'the last day of months',
    'FREQ=YEARLY;BYMONTH=12,2;BYMONTHDAY=-1',
    '2025-02-28',
    ['2025-02-28', '2025-12-31', '2026-02-28', '2026-12-31'],
  ],
  ['every second year', 'FREQ=YEARLY;INTERVAL=2', '2022-05-01', ['2022-05-01', '2024-05-01', '2026-05-01']],
  ['a number of times', 'FREQ=YEARLY;COUNT=2', '2024-05-01', ['2024-05-01', '2025-05-01']],
  ['until a day', 'FREQ=YEARLY;UNTIL=20250501', '2024-05-01', ['2024-05-01', '2025-05-01']],
  ['until a time of day', 'FREQ=YEARLY;UNTIL=20250430T220000Z', '2024-05-01', ['2024-05-01']],
])('reads %s', (_, rule, first, expected) => expect(days(rule, first)).toEqual(expected));

it.each([
  'FREQ=WEEKLY',
  'FREQ=MONTHLY;BYMONTHDAY=1',
  'FREQ=DAILY;COUNT=3',
  'FREQ=YEARLY;BYDAY=1MO',
  'FREQ=YEARLY;BYEASTER=0',
  'FREQ=YEARLY;BYMONTH=12;BYDAY=MO;BYSETPOS=-1',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;INTERVAL=0',
  'FREQ=YEARLY;constructor=1',
  'INTERVAL=1',
  '',
])('refuses %j with its line', (rule) => {
  expect(() => days(rule, '2025-01-01')).toThrow(/^Line 7: only events that repeat every year/);
});
