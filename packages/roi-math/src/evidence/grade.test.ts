import { expect, it } from 'vitest';
import { gradeOf, isDoubt, type Reason } from './grade.ts';

const light: Reason = { kind: 'straddling', share: 0.4 };
const heavy: Reason = { kind: 'own-trend', percentPerWeek: 1 };
const fact: Reason = { kind: 'wide-interval', factor: 3 };
const shortfall: Reason = { kind: 'few-post-weeks', weeks: 7, needed: 8 };

it.each([
  ['B', [], 'B'],
  ['B', [fact], 'B'],
  ['B', [light, fact], 'C'],
  ['B', [heavy], 'C'],
  ['B', [light, light], 'C'],
  ['B', [light, heavy], 'D'],
  ['A', [fact], 'A'],
  ['A', [light], 'B'],
  ['A', [light, heavy], 'C'],
  ['A', [heavy, heavy], 'D'],
  ['C', [], 'C'],
  ['C', [light], 'C'],
  ['C', [light, heavy], 'D'],
  ['D', [], 'D'],
] as const)(
  'a grade that is at best %s falls with the product of the likelihood ratios of %j',
  (best, reasons, grade) => {
    expect(gradeOf(reasons, best)).toBe(grade);
  },
);

it('the grade is D if data are missing', () => {
  expect(gradeOf([shortfall], 'A')).toBe('D');
  expect(gradeOf([{ kind: 'elapsed-times' }], 'B')).toBe('D');
});

it('a reason is a doubt if false claims have it more often than true ones', () => {
  expect([light, heavy, shortfall].map(({ kind }) => isDoubt(kind))).toEqual([true, true, true]);
  expect(isDoubt(fact.kind)).toBe(false);
  expect(isDoubt('text')).toBe(true);
});
