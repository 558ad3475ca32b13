import { expect, it } from 'vitest';
import { startOffset } from './startOffset.ts';

it.each([
  ['2025-08-25', '2025-08-25', null],
  ['2025-08-25', '2025-09-14', null], // the Sunday of two weeks later
  ['2025-08-25', '2025-09-15', -3],
  ['2025-09-15', '2025-08-25', 3],
  ['2025-09-08', '2025-08-25', null],
  [null, '2025-08-25', null],
])(
  'if the observed start is %s and the entered date is %s, the offset is %j weeks',
  (observedStart, entered, weeks) => {
    expect(startOffset({ observedStart }, entered)).toBe(weeks);
  },
);

it('if the observed start is a range, the offset is null for a date within two weeks of it, and counts from the nearer end for others', () => {
  const range = { observedStart: '2025-06-30', observedUntil: '2025-08-25' };
  const offsets = ['2025-06-09', '2025-06-16', '2025-07-28', '2025-09-08', '2025-09-15'].map((entered) =>
    startOffset(range, entered),
  );
  expect(offsets).toEqual([3, null, null, null, -3]);
});
