import { describe, expect, it } from 'vitest';
import { completedTicket } from '../../test/series.ts';
import { guardrails, type GuardedPeriod, throughputFell, worsened } from './guardrails.ts';

/** 100 tickets, with the given numbers of reopened tickets and bugs. */
function period(reopened: number, bugs: number, days = 91): GuardedPeriod {
  const completed = Array.from({ length: 100 }, (_, index) =>
    completedTicket({ reopened: index < reopened, isBug: index < bugs }),
  );
  return { completed, days };
}

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
    expect(worsened(period(5, 20), period(5, 20))).toEqual([]);
    expect(worsened(period(20, 40), period(5, 20))).toEqual([]);
    expect(worsened(period(5, 20), period(8, 25))).toEqual([]);
  });

  it('names reopened tickets and bugs', () => {
    expect(worsened(period(5, 20), period(20, 20))).toEqual([
      'More completed tickets had to be reopened than before adoption (5 % before, 20 % after), a difference that chance alone would rarely make.',
    ]);
    expect(worsened(period(5, 20), period(5, 40))).toEqual([
      'More of the completed tickets are bugs than before adoption (20 % before, 40 % after), a difference that chance alone would rarely make.',
    ]);
  });
});

describe('throughputFell', () => {
  it('says so when chance would rarely make the difference', () => {
    expect(throughputFell({ pre: [8, 9, 10, 9], post: [4, 5, 4, 5] })).toBe(
      'Fewer tickets were completed per week than before adoption, a difference that chance alone would rarely make.',
    );
    expect(throughputFell({ pre: [8, 9, 10, 9], post: [9, 8, 9, 10] })).toBeNull();
    expect(throughputFell({ pre: [4, 5, 4, 5], post: [8, 9, 10, 9] })).toBeNull();
  });

  it('needs two full weeks on each side', () => {
    expect(throughputFell({ pre: [8, 9, 10], post: [1] })).toBeNull();
  });
});
