import { expect, it } from 'vitest';
import { gradeOf, type Reason } from './grade.ts';

const one: Reason = { kind: 'bent-trend' };
const other: Reason = { kind: 'contradicts-alone' };
const note: Reason = { kind: 'no-control' };

it.each([
  ['B', [], 'B'],
  ['B', [one, note], 'C'],
  ['B', [{ kind: 'size-changed', percent: 20 }, note], 'C'],
  ['B', [{ kind: 'size-decides' }, note], 'C'],
  ['B', [one, other, note], 'D'],
  ['B', [one, other, one], 'D'],
  ['A', [note], 'A'],
  ['A', [one], 'B'],
  ['A', [one, other, one, other], 'D'],
  ['C', [], 'C'],
  ['C', [one], 'C'],
  ['C', [one, other], 'D'],
  ['D', [], 'D'],
] as const)('a grade starts at %s and drops for each of the reasons %j', (best, reasons, grade) => {
  expect(gradeOf(reasons, best)).toBe(grade);
});

it('the grade is D if data are missing', () => {
  expect(gradeOf([{ kind: 'few-post-weeks', weeks: 7, needed: 8 }], 'A')).toBe('D');
  expect(gradeOf([{ kind: 'elapsed-times' }], 'B')).toBe('D');
});
