import { expect, it } from 'vitest';
import { daysAfter } from './daysAfter.ts';

const at = (asOf: string, timeZone = 'UTC') => daysAfter({ adoptionDate: '2025-08-25', asOf, timeZone });

it.each([
  ['in the future', '2025-08-01T12:00:00Z', 91],
  ['10 weeks ago', '2025-11-03T12:00:00Z', 91],
  ['18 weeks and 6 days ago', '2026-01-04T23:59:59Z', 91],
  ['19 weeks ago', '2026-01-05T00:00:00Z', 133],
  ['65 weeks and 2 days ago', '2026-11-25T12:00:00Z', 457],
  ['200 weeks ago', '2029-06-25T12:00:00Z', 728],
])(
  'daysAfter covers the first quarter, and from the 19th week all days up to the report: adoption %s',
  (_, asOf, days) => {
    expect(at(asOf)).toBe(days);
  },
);

it('daysAfter depends on the calendar day in the zone of the report', () => {
  expect(at('2026-01-05T00:30:00Z', 'America/New_York')).toBe(91);
  expect(at('2026-01-04T23:30:00Z', 'Europe/Berlin')).toBe(133);
});
