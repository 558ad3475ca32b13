import { describe, expect, it } from 'vitest';
import { organization, organizationTeam } from '../../test/organizationTeams.ts';
import { defaultEconomics } from '../money/economics.ts';
import { DEFAULT_CALENDAR, readCalendar } from '../time/workingCalendar.ts';
import type { Organization } from './Organization.ts';
import { organizationMoney } from './organizationMoney.ts';
import { organizationOf } from './organizationOf.ts';

const SETTINGS = { hourlyRate: 50, workingTime: readCalendar(DEFAULT_CALENDAR), spendWeeks: [] };
const ECONOMICS = { ...defaultEconomics, seats: 270 };
const found = organizationOf(organization());
const moneyOf = (report: Organization, over: Partial<typeof ECONOMICS> = {}) => {
  const money = organizationMoney(report, { ...ECONOMICS, ...over }, SETTINGS);
  if (money === null) throw new Error('There is no money.');
  return money;
};
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('the calendar quarters of an organization', () => {
  it('contain each week of each started team since its start once', () => {
    const { calendarQuarters } = found;
    expect(calendarQuarters.map(({ from }) => from)).toEqual([
      '2025-07-01',
      '2025-10-01',
      '2026-01-01',
      '2026-04-01',
      '2026-07-01',
    ]);
    expect(sumOf(calendarQuarters.map(({ days }) => days))).toBe(52 * 7);
    const weeks = found.teams.map((_, team) => sumOf(calendarQuarters.map(({ teamWeeks }) => teamWeeks[team] ?? NaN)));
    expect(weeks).toEqual([52, 47, 42, 37, 32, 27, 22, 17, 12, 0, 0, 0]);
    expect(sumOf(calendarQuarters.map(({ tickets }) => tickets))).toBe(15 * sumOf(weeks));
  });

  it('have the effect of the first quarter since the start if only one team is in its first weeks', () => {
    const [first] = found.calendarQuarters;
    const [quarter] = found.quarters;
    expect([first?.effectPercent.low, first?.effectPercent.high]).toEqual([
      expect.closeTo(quarter?.effect?.intervalPercent[0] ?? NaN, 9),
      expect.closeTo(quarter?.effect?.intervalPercent[1] ?? NaN, 9),
    ]);
  });

  it('have an observed saving that compares each team with itself', () => {
    for (const { observedHours, measuredHours, effectPercent } of found.calendarQuarters) {
      const observedPercent = (observedHours / (observedHours + measuredHours)) * 100;
      expect(Math.abs(observedPercent - effectPercent.base)).toBeLessThan(15);
    }
  });
});

describe('the money of an organization', () => {
  it('is measured hours × effect × rate, with seats that count from each start', () => {
    const { quarters, spend, supported, net, realized } = moneyOf(found);
    const [quarter] = found.calendarQuarters;
    const { base = NaN, low = NaN } = quarter?.effectPercent ?? {};
    const { measuredHours = NaN, observedHours = NaN } = quarter ?? {};
    const saved = (percent: number) => (measuredHours * 50 * percent) / (100 - percent);
    expect(quarters[0]?.supported.base).toBeCloseTo(Math.min(saved(base), observedHours * 50), 6);
    expect(quarters[0]?.supported.low).toBeCloseTo(Math.min(saved(low), observedHours * 50), 6);
    const seatWeeks = 30 * (52 + 47 + 42 + 37 + 32 + 27 + 22 + 17 + 12);
    expect(spend).toBeCloseTo((seatWeeks * 7 * 20) / (365 / 12), 6);
    expect(supported.base).toBeCloseTo(sumOf(quarters.map((one) => one.supported.base)), 6);
    expect(net.base).toBeCloseTo(realized.base - spend, 6);
    expect(realized.base).toBeCloseTo(supported.base / 2, 6);
  });

  it('is a gain with a return and a payback if its low end pays for the seats', () => {
    const money = moneyOf(found, { pricePerSeatMonth: 1 });
    expect(money.outcome).toBe('gain');
    expect(money.returned?.base).toBeCloseTo((money.net.base + money.spend) / money.spend, 9);
    expect(money.paybackMonths?.base).toBeCloseTo((money.spend / money.realized.base) * 12, 9);
    expect(money.projection).toMatchObject({ kind: 'estimate' });
  });

  it('takes the spend that was entered before that of seats', () => {
    const spend = [{ month: '2025-09', amount: 3000 }];
    const [entered, usual] = [moneyOf(found, { spend }), moneyOf(found, { spend, pricePerSeatMonth: 0 })];
    expect(usual.spend).toBeCloseTo(3000, 6);
    expect(entered.spend).toBeGreaterThan(3000);
  });

  it('never has more hours than the people of the teams work', () => {
    const crowded = organization().map(({ series, usage }) => ({ series, usage, people: 1, seats: 1 }));
    const [few, many] = [moneyOf(organizationOf(crowded)), moneyOf(found)];
    expect(few.supported.base).toBeLessThan(many.supported.base / 2);
  });

  it('counts an equal part of the entered seats if neither people nor seats of a team are known', () => {
    const unknown = organization().map(({ series, usage }) => ({ series, usage, people: null, seats: null }));
    expect(moneyOf(organizationOf(unknown)).spend).toBeCloseTo(moneyOf(found).spend, 6);
  });

  it('is inconclusive if no change was found, and nothing if hours have no value', () => {
    const nothing = Array.from({ length: 12 }, (_, index) =>
      organizationTeam(index, index < 9 ? index * 5 : null, { effect: 0 }),
    );
    const report = organizationOf(nothing);
    expect(report.verdict).toBe('no-detectable-change');
    const { outcome, supported, projection } = moneyOf(report, { pricePerSeatMonth: 0 });
    expect([outcome, projection.kind]).toEqual(['inconclusive', 'range']);
    expect(supported.low).toBeLessThan(0);
    expect(supported.high).toBeGreaterThan(0);
    expect(moneyOf(found, { realisationRate: 0 }).outcome).toBe('nothing');
  });

  it('does not exist without a verdict or a seat', () => {
    expect(organizationMoney(organizationOf([]), ECONOMICS, SETTINGS)).toBeNull();
    expect(organizationMoney(found, { ...ECONOMICS, seats: 0 }, SETTINGS)).toBeNull();
  });
});
