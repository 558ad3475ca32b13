import { describe, expect, it } from 'vitest';
import { CHOICE, historyOfTeams } from '../../test/planWorld.ts';
import { proposePlan } from '../index.ts';

describe('the proposal of a plan', () => {
  it.each([
    { teams: 5, waiting: 2, slots: [0, 7, 13], orders: 60 },
    { teams: 6, waiting: 2, slots: [0, 4, 9, 13], orders: 360 },
    { teams: 8, waiting: 3, slots: [0, 3, 7, 10, 13], orders: 6720 },
    { teams: 10, waiting: 3, slots: [0, 2, 4, 7, 9, 11, 13], orders: 604_800 },
  ])('lets a third of $teams teams wait, and lets the others start evenly over the first half', (expected) => {
    const { waiting, slots, orders, smallestP, refusal } = proposePlan(historyOfTeams(expected.teams), CHOICE);
    expect({ waiting, slots, orders }).toEqual({
      waiting: expected.waiting,
      slots: expected.slots,
      orders: expected.orders,
    });
    expect(smallestP).toBe(1 / Math.min(expected.orders, 5000));
    expect(refusal).toBeNull();
  });

  it('counts two orders as one if only teams that start in the same week change places', () => {
    const { slots, orders } = proposePlan(historyOfTeams(20), { ...CHOICE, weeks: 13 });
    expect(slots).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7]);
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
    expect(orders / (factorial(20) / (factorial(7) * 2 ** 5))).toBeCloseTo(1, 12);
  });

  it('refuses fewer than five teams, and leaves out of the draw every team that has a fixed start or no measurable tickets', () => {
    const reading = historyOfTeams(7);
    const [first, ...others] = reading.teams;
    const reason = { kind: 'no-tickets' } as const;
    const unread = { kind: 'unread', key: first?.key ?? null, name: 'Team 1', reason } as const;
    const fixed = new Map([
      ['T03', 'never'],
      ['T02', 'first'],
    ] as const);
    const proposal = proposePlan({ ...reading, teams: [...others.toReversed(), unread] }, { ...CHOICE, fixed });
    expect(proposal.teams.map(({ key }) => key)).toEqual(['T04', 'T05', 'T06', 'T07']);
    expect(proposal.fixed).toEqual([
      { key: 'T02', name: 'Team 2', role: 'first' },
      { key: 'T03', name: 'Team 3', role: 'never' },
    ]);
    expect(proposal.leftOut).toEqual([unread]);
    expect(proposal.refusal).toEqual({ kind: 'few-teams', teams: 4, needed: 5 });
    expect(proposePlan({ ...reading, teams: [unread] }, CHOICE).refusal?.kind).toBe('few-teams');
  });
});
