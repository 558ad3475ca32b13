import { expect, it } from 'vitest';
import { gradeAfter } from './grade.ts';

it('is B without a doubt, C with one, D with more', () => {
  expect(gradeAfter([])).toBe('B');
  expect(gradeAfter(['one'])).toBe('C');
  expect(gradeAfter(['one', 'two'])).toBe('D');
  expect(gradeAfter(['one', 'two', 'three'])).toBe('D');
});
