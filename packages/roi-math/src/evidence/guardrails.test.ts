import { describe, expect, it } from 'vitest';
import type { CompletedTicket } from '../measure/classifyTickets.ts';
import { guardrails, type GuardedPeriod, worsened } from './guardrails.ts';

/** 100 tickets, with the given numbers of reopened tickets and bugs. */
function period(reopened: number, bugs: number, days = 91): GuardedPeriod {
  const completed = Array.from({ length: 100 }, (_, index): CompletedTicket => ({
    key: `T-${index}`,
    day: 0,
    active: 1,
    elapsed: 1,
    reopened: index < reopened,
    isBug: index < bugs,
    type: undefined,
    delivered: true,
    startedBefore: false,
  }));
  return { completed, days };
}

const STEADY = { pre: [8, 9, 10, 9], post: [9, 8, 9, 10] };

describe('guardrails', () => {
  it('are shares of completed tickets and tickets a week', () => {
    expect(guardrails(period(5, 20), period(8, 25, 70))).toEqual({
      reopen_rate: { pre: 0.05, post: 0.08 },
      bug_share: { pre: 0.2, post: 0.25 },
      throughput_per_week: { pre: (100 / 91) * 7, post: 10 },
    });
  });

  it('have no value on an empty side', () => {
    expect(guardrails({ completed: [], days: 0 }, { completed: [], days: 7 })).toEqual({
      reopen_rate: { pre: null, post: null },
      bug_share: { pre: null, post: null },
      throughput_per_week: { pre: null, post: 0 },
    });
  });
});

describe('worsened', () => {
  it('is silent while nothing credibly got worse', () => {
    expect(worsened(period(5, 20), period(5, 20), STEADY)).toEqual([]);
    expect(worsened(period(20, 40), period(5, 20), STEADY)).toEqual([]);
    expect(worsened(period(5, 20), period(8, 25), STEADY)).toEqual([]);
  });

  it('names reopened tickets, bugs and throughput', () => {
    expect(worsened(period(5, 20), period(20, 20), STEADY)).toEqual([
      'More completed tickets had to be reopened than before adoption (5 % before, 20 % after).',
    ]);
    expect(worsened(period(5, 20), period(5, 40), STEADY)).toEqual([
      'More of the completed tickets are bugs than before adoption (20 % before, 40 % after).',
    ]);
    expect(worsened(period(5, 20), period(5, 20), { pre: [8, 9, 10, 9], post: [4, 5, 4, 5] })).toEqual([
      'Fewer tickets were completed per week than before adoption.',
    ]);
  });

  it('needs two full weeks on each side to speak about throughput', () => {
    expect(worsened(period(0, 0), period(0, 0), { pre: [8, 9, 10], post: [1] })).toEqual([]);
  });
});
