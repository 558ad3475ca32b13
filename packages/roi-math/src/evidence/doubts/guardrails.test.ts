import { describe, expect, it } from 'vitest';
import { completedTicket } from '../../../test/series.ts';
import type { Change } from '../change.ts';
import {
  guardrailChanges,
  guardedPeriod,
  guardrails,
  type GuardedPeriod,
  qualityDoubt,
  reopenedDoubt,
  throughputDoubt,
} from './guardrails.ts';

/** 100 tickets, with the given numbers of reopened tickets and bugs. */
function period(reopened: number, bugs: number, days = 91): GuardedPeriod {
  const completed = Array.from({ length: 100 }, (_, index) =>
    completedTicket({ reopened: index < reopened, isBug: index < bugs }),
  );
  return guardedPeriod(completed, { from: 0, to: days });
}

describe('guardrails', () => {
  it('are shares of completed tickets, and the number of tickets a week', () => {
    expect(guardrails(period(5, 20), period(8, 25, 70), null)).toEqual({
      reopenRate: { pre: 0.05, post: 0.08, change: null },
      bugShare: { pre: 0.2, post: 0.25, change: null },
      throughputPerWeek: { pre: (100 / 91) * 7, post: 10, change: null },
    });
  });

  it('have no share of bugs if it is not known which tickets are bugs', () => {
    const unknown = guardedPeriod([completedTicket({ isBug: null })], { from: 0, to: 91 });
    expect(guardrails(unknown, unknown, null).bugShare).toEqual({ pre: null, post: null, change: null });
  });

  it('have no value for a side that has no tickets', () => {
    expect(guardrails(guardedPeriod([], { from: 0, to: 0 }), guardedPeriod([], { from: 0, to: 7 }), null)).toEqual({
      reopenRate: { pre: null, post: null, change: null },
      bugShare: { pre: null, post: null, change: null },
      throughputPerWeek: { pre: null, post: 0, change: null },
    });
  });
});

const faster = { estimate: -0.3, low: -0.4, high: -0.2 };
const slower = { estimate: 0.3, low: 0.2, high: 0.4 };

const NO_WEEKS = { pre: [], post: [] };
const doubt = (pre: GuardedPeriod, post: GuardedPeriod, change: Change) =>
  reopenedDoubt(pre, post, guardrailChanges(pre, post, NO_WEEKS, change).reopenRate, change);
const doubtOf = (weeks: { pre: number[]; post: number[] }, change: Change) =>
  throughputDoubt(guardrailChanges(period(5, 20), period(5, 20), weeks, change), change);

describe('the changes of the guardrails', () => {
  const [many, few] = [
    [8, 9, 10, 9],
    [4, 5, 4, 5],
  ];

  it.each([
    [[5, 20], [20, 40], { pre: few, post: many }, ['rose', 'rose', 'rose']],
    [[20, 40], [5, 20], { pre: many, post: few }, ['fell', 'fell', 'fell']],
    [[5, 20], [8, 25], { pre: many, post: [9, 8, 9, 10] }, ['not-clear', 'not-clear', 'not-clear']],
    [[0, 0], [0, 0], NO_WEEKS, ['not-clear', 'not-clear', 'not-clear']],
  ] as const)(
    'from %j to %j have the directions %j',
    ([reopened, bugs], [reopenedAfter, bugsAfter], weeks, expected) => {
      const changes = guardrailChanges(period(reopened, bugs), period(reopenedAfter, bugsAfter), weeks, faster);
      expect([changes.reopenRate, changes.bugShare, changes.throughputPerWeek]).toEqual(expected);
    },
  );

  it('need stronger evidence to count as good news than to count as a doubt', () => {
    // One-sided p of 29, 28 and 26 bugs against 40, of 100 tickets each: 0.051, 0.037 and 0.018.
    const bugs = (before: number, after: number, change: Change) =>
      guardrailChanges(period(5, before), period(5, after), NO_WEEKS, change).bugShare;
    expect([bugs(29, 40, faster), bugs(40, 29, faster)]).toEqual(['not-clear', 'not-clear']);
    expect([bugs(28, 40, faster), bugs(40, 28, faster)]).toEqual(['rose', 'not-clear']);
    expect([bugs(28, 40, slower), bugs(40, 28, slower)]).toEqual(['not-clear', 'fell']);
    expect([bugs(26, 40, slower), bugs(40, 26, faster)]).toEqual(['rose', 'fell']);
  });

  it('are returned with the guardrails', () => {
    const [pre, post] = [period(5, 20), period(20, 20)];
    const judged = guardrails(pre, post, guardrailChanges(pre, post, NO_WEEKS, faster));
    expect(judged.reopenRate).toEqual({ pre: 0.05, post: 0.2, change: 'rose' });
    expect(judged.bugShare).toEqual({ pre: 0.2, post: 0.2, change: 'not-clear' });
  });
});

describe('reopenedDoubt', () => {
  it('is absent if the share does not clearly contradict the change', () => {
    expect(doubt(period(5, 20), period(5, 20), faster)).toBeNull();
    expect(doubt(period(20, 40), period(5, 20), faster)).toBeNull();
    expect(doubt(period(5, 20), period(8, 25), faster)).toBeNull();
    expect(doubt(period(5, 20), period(20, 40), slower)).toBeNull();
  });

  it('names more reopened tickets, or fewer if the result is a loss', () => {
    const [few, many] = [period(5, 20), period(20, 20)];
    expect(doubt(few, many, faster)).toEqual({ kind: 'reopened', change: 'more', pre: 0.05, post: 0.2 });
    expect(doubt(many, few, slower)).toEqual({ kind: 'reopened', change: 'fewer', pre: 0.2, post: 0.05 });
  });
});

describe('qualityDoubt', () => {
  it('is that quality contradicts the change', () => {
    expect(qualityDoubt('worse', faster)).toEqual({ kind: 'bugs-created', change: 'more' });
    expect(qualityDoubt('better', slower)).toEqual({ kind: 'bugs-created', change: 'fewer' });
    for (const word of ['better', 'held', 'unclear', 'unknown'] as const) expect(qualityDoubt(word, faster)).toBeNull();
    expect(qualityDoubt('worse', slower)).toBeNull();
  });
});

describe('throughputDoubt', () => {
  const [many, few] = [
    [8, 9, 10, 9],
    [4, 5, 4, 5],
  ];

  it('is a doubt if the difference is unlikely to be chance', () => {
    expect(doubtOf({ pre: many, post: few }, faster)).toEqual({ kind: 'throughput', change: 'fewer' });
    expect(doubtOf({ pre: few, post: many }, slower)).toEqual({ kind: 'throughput', change: 'more' });
  });

  it('is null if the difference may be chance, or if it is consistent with the change in time', () => {
    expect(doubtOf({ pre: [8, 9, 10, 9], post: [9, 8, 9, 10] }, faster)).toBeNull();
    expect(doubtOf({ pre: few, post: many }, faster)).toBeNull();
    expect(doubtOf({ pre: many, post: few }, slower)).toBeNull();
  });

  it('needs two full weeks on each side', () => {
    expect(doubtOf({ pre: [8, 9, 10], post: [1] }, faster)).toBeNull();
  });
});
