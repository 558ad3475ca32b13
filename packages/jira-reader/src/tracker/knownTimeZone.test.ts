import { expect, it } from 'vitest';
import { knownTimeZone } from './knownTimeZone.ts';

it.each([
  ['America/New_York', 'America/New_York', undefined],
  ['GMT+05:30', 'Asia/Calcutta', '10:30'],
  ['GMT-03:00', 'Etc/GMT+3', '02:00'],
  ['UTC+0', 'UTC', '05:00'],
  ['GMT-09:30', 'Pacific/Marquesas', '19:30'],
  ['GMT+25:00', 'UTC', undefined],
  ['Middle/Earth', 'UTC', undefined],
])('the zone %s of an account is known as %s', (zone, known, time) => {
  const timeZone = knownTimeZone(zone);
  expect(timeZone).toBe(known);
  if (time === undefined) return;
  const at = new Date('2026-01-15T05:00:00Z');
  expect(new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at)).toBe(time);
});
