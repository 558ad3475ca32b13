import { expect, it } from 'vitest';
import { instantMs } from './instantMs.ts';

it.each([
  ['2011-03-29T16:48:47.000+0000', '2011-03-29T16:48:47.000Z'],
  ['2011-03-29T16:48:47.123-0730', '2011-03-30T00:18:47.123Z'],
  ['2011-03-29T16:48:47+01:00', '2011-03-29T15:48:47.000Z'],
  ['2011-03-29T16:48:47Z', '2011-03-29T16:48:47.000Z'],
  ['2011-03-29 16:48:47+01', '2011-03-29T15:48:47.000Z'],
  ['2011-03-29 16:48 UTC', '2011-03-29T16:48:00.000Z'],
  ['2011-03-29T16:48:47.000', null],
  [1_782_830_856_000, '2026-06-30T14:47:36.000Z'],
  [1_492_070_429, '2017-04-13T08:00:29.000Z'],
  ['1492070429', '2017-04-13T08:00:29.000Z'],
  [-1, '1969-12-31T23:59:59.000Z'],
  [1_782_830_856_000.9, '2026-06-30T14:47:36.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ['+010000-01-01T00:00:00.000Z', null],
  ['-000001-12-31T23:59:59.999Z', null],
  ['', null],
  ['soon', null],
  ['ticket 7', null],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [9e15, null],
  [{}, null],
])('the time %j is read as %s', (value, expected) => {
  const ms = instantMs(value);
  expect(ms === null ? null : new Date(ms).toISOString()).toBe(expected);
});

it('a time without an offset is read on the given wall clock', () => {
  const anHourAhead = (wall: number) => wall - 3_600_000;
  expect(instantMs('2011-03-29T16:48:47.000', anHourAhead)).toBe(Date.UTC(2011, 2, 29, 15, 48, 47));
  expect(instantMs('2011-03-29T16:48:47.000Z', anHourAhead)).toBe(Date.UTC(2011, 2, 29, 16, 48, 47));
  expect(instantMs('ticket 7', anHourAhead)).toBeNull();
});
