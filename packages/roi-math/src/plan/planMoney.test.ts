import { describe, expect, it } from 'vitest';
import { defaultEconomics, planMoney, type PlanRead } from '../index.ts';

const result: PlanRead = {
  kind: 'read',
  deviations: [],
  readOn: '2026-07-06',
  tickets: { before: 4000, after: 1000 },
  verdict: 'faster',
  p: 0.01,
  extreme: 50,
  compared: 5000,
  possible: 6720,
  shape: 'ramp',
  savedPercent: 20,
  interval: { low: 10, high: 50 },
  statistic: 3,
  distribution: [],
  grade: 'A',
  sameWork: { state: 'met', changes: [], moreTickets: null },
  waitingHarm: { state: 'met', exceeds: null, slowerPercent: 1.5, driftPercent: 9 },
  conditions: [],
  hours: [
    { key: 'A', hours: 1000, effectHours: 800, days: 182 },
    { key: 'B', hours: 600, effectHours: 400, days: 91 },
  ],
};
const economics = { ...defaultEconomics, seats: 10, pricePerSeatMonth: 30 };

describe('the value of a plan', () => {
  it('adds up the savings of all teams, and includes the licenses of each team from the start of that team on', () => {
    const money = planMoney(result, economics, 50);
    // 20 % saved is 1 saved hour for every 4 worked hours; 10 % is 1 for every 9; 50 % is 1 for every 1.
    expect(money?.saved.base).toBeCloseTo(1200 * 0.25 * 50, 6);
    expect(money?.saved.low).toBeCloseTo((1200 / 9) * 50, 6);
    expect(money?.saved.high).toBeCloseTo(1200 * 50, 6);
    expect(money?.realized.base).toBeCloseTo(1200 * 0.25 * 50 * 0.5, 6);
    expect(money?.cost).toBeCloseTo((10 * 30 * 273) / (365 / 12), 6);
    expect(money?.net?.base).toBeCloseTo((money?.realized.base ?? NaN) - (money?.cost ?? NaN), 6);
    expect(money?.isClaim).toBe(true);
  });

  it('is limited to the hours that the team works, so that parallel work counts once', () => {
    // A person works 520 hours: 8 hours on 5/7 of 91 days. The measured hours of team B are 10 times the hours that it works.
    const hours = [{ key: 'B', hours: 5200, effectHours: 5200, days: 91 }];
    const money = planMoney({ ...result, hours, savedPercent: 60 }, { ...economics, seats: 1 }, 50);
    expect(money?.saved.base).toBeCloseTo(520 * 0.1 * 50, 6);
    const open = planMoney({ ...result, hours, interval: { low: null, high: null } }, { ...economics, seats: 1 }, 50);
    expect(open?.saved.low).toBeCloseTo(-520 * 0.1 * 50, 6);
    expect([open?.saved.high, open?.realized.high, open?.net?.high]).toEqual([null, null, null]);
  });

  it('is null if there are no seats or hours, is only a cost if an hour costs nothing, and is not claimed if no change was found', () => {
    expect(planMoney(result, { ...economics, seats: 0 }, 50)).toBeNull();
    const hours = [{ key: 'A', hours: 0, effectHours: 0, days: 91 }];
    expect(planMoney({ ...result, hours }, economics, 50)).toBeNull();
    const free = planMoney({ ...result, interval: { low: null, high: 30 } }, economics, 0);
    expect(free?.saved).toEqual({ low: 0, base: 0, high: null });
    expect(planMoney({ ...result, verdict: 'no-detectable-change' }, economics, 50)?.isClaim).toBe(false);
    expect(() => planMoney(result, { ...economics, realisationRate: 2 }, 50)).toThrow(RangeError);
  });
});
