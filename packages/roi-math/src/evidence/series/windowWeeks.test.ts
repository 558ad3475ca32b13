import { expect, it } from 'vitest';
import { windowWeeks } from './windowWeeks.ts';

it('windowWeeks has the same number of weeks on both sides of adoption', () => {
  const weeks = [-4, -3, -2, -1, 0, 1, 2, 3].map((week) => ({ week }));
  expect(windowWeeks(weeks, 3)).toEqual({
    pre: [{ week: -3 }, { week: -2 }, { week: -1 }],
    post: [{ week: 0 }, { week: 1 }, { week: 2 }],
  });
  expect(windowWeeks(weeks.slice(3, 5), 3)).toEqual({ pre: [{ week: -1 }], post: [{ week: 0 }] });
});
