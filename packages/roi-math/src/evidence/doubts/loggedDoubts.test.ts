import { describe, expect, it } from 'vitest';
import { completedTicket } from '../../../test/series.ts';
import { exceedsDrift } from './exceedsDrift.ts';
import { loggedDoubts } from './loggedDoubts.ts';

/** Four tickets a week of 4, 8, 16 and 32 hours in progress, a little longer in every other week. */
const weeks = (logged: (active: number, week: number) => number) =>
  Array.from({ length: 52 }, (_, index) => ({
    week: index - 39,
    items: [4, 8, 16, 32].map((hours) => {
      const active = hours * (1 + 0.1 * (index % 2));
      return completedTicket({ active, logged: logged(hours, index - 39) * (1 + 0.05 * (index % 3)) });
    }),
  }));
const doubtsOf = (logged: (active: number, week: number) => number) => loggedDoubts(weeks(logged), 13);

describe('the doubts about logged hours', () => {
  it('are raised if less is logged for the same time in progress', () => {
    const doubts = doubtsOf((active, week) => active * (week < 0 ? 0.5 : 0.35));
    expect(doubts).toEqual([{ kind: 'logged-habit', percent: expect.closeTo(-30.6, 1) }]);
  });

  it('are raised if other tickets are logged', () => {
    const doubts = doubtsOf((active, week) => (active === (week < 0 ? 4 : 32) ? 0 : active / 2));
    expect(doubts).toEqual([{ kind: 'logged-kind', percent: expect.closeTo(-50, 0) }]);
  });

  it('are not raised if nothing changed, or if logged hours cannot be compared with time in progress', () => {
    expect(doubtsOf((active) => active / 2)).toEqual([]);
    const unknown = weeks((active, week) => active * (week < 0 ? 0.5 : 0.35)).map(({ week, items }) => ({
      week,
      items: items.map((ticket) => ({ ...ticket, active: 0 })),
    }));
    expect(loggedDoubts(unknown, 13)).toEqual([]);
  });

  it('are not raised by a change as large as one before adoption', () => {
    expect(doubtsOf((active, week) => active * (week < -20 ? 0.5 : week < 0 ? 0.35 : 0.25))).toEqual([]);
  });
});

describe('a change exceeds the drift before', () => {
  const values = (of: (week: number) => number | null, from = -39, to = 13) =>
    Array.from({ length: to - from }, (_, index) => ({ week: from + index, value: of(from + index) }));

  it.each([
    ['if neighboring windows never differed as much', true, values((week) => (week < 0 ? Math.sin(week) : 2))],
    ['unless windows before adoption differed as much', false, values((week) => Math.floor(week / 13))],
    ['in any quarter', true, values((week) => (week < -26 ? 0 : week < 13 ? 1 : 3), -39, 26)],
    ['if there were no such windows', true, values((week) => (week < 0 ? 1 : 2), -25)],
    ['unless the weeks around adoption have too few values', false, values((week) => (week < 8 ? week : null), -5)],
  ])('%s', (_, expected, weeks) => {
    expect(exceedsDrift(weeks, 13)).toBe(expected);
  });
});
