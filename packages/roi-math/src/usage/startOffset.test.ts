import { expect, it } from 'vitest';
import { startOffset } from './startOffset.ts';

it.each([
  ['2025-08-25', '2025-08-25', null],
  ['2025-08-25', '2025-09-14', null], // the Sunday of two weeks later
  ['2025-08-25', '2025-09-15', -3],
  ['2025-09-15', '2025-08-25', 3],
  ['2025-09-08', '2025-08-25', null],
  [null, '2025-08-25', null],
])('if the observed start is %s and the entered date is %s, the offset is %j weeks', (observed, entered, weeks) => {
  expect(startOffset(observed, entered)).toBe(weeks);
});
