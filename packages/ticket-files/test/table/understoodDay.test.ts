import { expect, it } from 'vitest';
import { understoodDay } from '../../src/index.ts';

it.each([
  ['11/03/26', 'day-first', '2026-03-11'],
  ['11/03/26', 'month-first', '2026-11-03'],
  ['11/03/26', null, null],
  ['24/Nov/26 4:13 PM', null, '2026-11-24'],
  ['2026-11-24T10:00:00Z', 'month-first', '2026-11-24'],
  ['31/02/26', 'day-first', null],
  ['PAY-1', null, null],
  ['', 'day-first', null],
] as const)('the text %s, read in the order %s, is understood as the day %s', (text, order, day) =>
  expect(understoodDay(text, order)).toBe(day),
);
