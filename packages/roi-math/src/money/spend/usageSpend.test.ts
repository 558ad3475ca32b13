import type { ReportUsage, TeamUsageSource } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { licenses, ready, step } from '../../../test/bridges.ts';
import { report } from '../../../test/reports.ts';
import { mondayAfter, usageWeeks } from '../../../test/usageTeams.ts';
import { inCurrency } from './inCurrency.ts';
import { weeklySpend } from '../../usage/weeklySpend.ts';
import { defaultEconomics } from '../economics.ts';
import { spendCoverage } from './spendCoverage.ts';

/** The first Monday of the post period, which is 91 days long. */
const MONDAY = '2025-08-25';

const weeksFrom = (monday: string, count: number, spend: number | null, seats: number | null = null) =>
  usageWeeks(
    Array.from({ length: count }, () => 10),
    { spend, seats },
    monday,
  );

const source = (weeks: TeamUsageSource['weeks'], over: Partial<TeamUsageSource> = {}): TeamUsageSource => ({
  source: 'claude-code',
  activeBasis: 'week',
  people: 40,
  observedStart: null,
  weeks,
  ...over,
});

const usageOf = (sources: readonly TeamUsageSource[], currency: string | null = 'USD'): ReportUsage => ({
  currency,
  reportCurrency: 'USD',
  teams: [{ key: 'OWN', name: 'Own', control: null, sources }],
  otherTeams: 0,
});
const withUsage = (...args: Parameters<typeof usageOf>) => report({ usage: usageOf(...args) });

describe('spend from usage', () => {
  it('replaces seats × price on the days that it covers, in bridge, net value, payback and break-even', () => {
    const covered = withUsage([source(weeksFrom(MONDAY, 4, 70))]);
    const licensed = step('licenses', covered, defaultEconomics);
    const rest = (licenses * (91 - 28)) / 91;
    expect(licensed.usage).toEqual({ dollars: 280, days: 28 });
    expect(licensed.seatDollars).toBeCloseTo(rest, 8);
    expect(licensed.dollars).toBeCloseTo(280 + rest, 8);
    const [before, after] = [ready(report(), defaultEconomics), ready(covered, defaultEconomics)];
    const cheaper = licenses - licensed.dollars;
    expect(after.net.base - before.net.base).toBeCloseTo(cheaper, 8);
    expect(after.paybackMonths?.base).toBeCloseTo(((before.paybackMonths?.base ?? 0) * licensed.dollars) / licenses, 8);
    expect(after.breakEvenPercent).toBeLessThan(before.breakEvenPercent ?? 0);
  });

  it('counts only days in the period, and only covered weeks', () => {
    const early = withUsage([source(weeksFrom(mondayAfter(-1, MONDAY), 1, 70))]);
    expect(step('licenses', early, defaultEconomics)).toMatchObject({ usage: null, dollars: licenses });
    const tuesday = withUsage([source(weeksFrom(MONDAY, 1, 70))]);
    tuesday.summary_metrics.claude_adoption_date = '2025-08-26';
    expect(step('licenses', tuesday, defaultEconomics).usage).toEqual({ dollars: 60, days: 6 });
    const uncovered = withUsage([source([{ weekStart: MONDAY, coverage: 'not-covered' }])]);
    expect(step('licenses', uncovered, defaultEconomics).usage).toBeNull();
  });

  it('applies only to months for which no spend was entered', () => {
    const covered = withUsage([source(weeksFrom(MONDAY, 2, 70))]); // Aug 25 to Sep 7
    const spend = [{ month: '2025-08', amount: 310 }];
    const licensed = step('licenses', covered, { ...defaultEconomics, spend });
    expect(licensed.spend).toEqual({ dollars: expect.closeTo(70, 8), days: 7 });
    expect(licensed.usage).toEqual({ dollars: 70, days: 7 });
    expect(spendCoverage(covered, spend)).toEqual({ days: 7, usageDays: 7, of: 91 });
  });

  it('cannot be assigned to days if the report has no adoption date', () => {
    const undated = withUsage([source(weeksFrom(MONDAY, 2, 70))]);
    undated.summary_metrics.claude_adoption_date = '';
    expect(step('licenses', undated, defaultEconomics).usage).toBeNull();
  });
});

describe('the spend of a week', () => {
  const weeks = (...args: Parameters<typeof usageOf>) => {
    const usage = usageOf(...args);
    return weeklySpend(usage, usage.teams[0] ?? null);
  };

  it('is the sum of all sources that have amounts, if each of these sources has an amount for the week', () => {
    const [one, other] = [source(weeksFrom(MONDAY, 3, 70)), source(weeksFrom(MONDAY, 2, 30), { source: 'table' })];
    const silent = source(weeksFrom(MONDAY, 3, null), { source: 'table' });
    expect(weeks([one, other])).toEqual([
      { weekStart: MONDAY, dollars: 100 },
      { weekStart: mondayAfter(1, MONDAY), dollars: 100 },
    ]);
    expect(weeks([one, silent])).toHaveLength(3);
  });

  it('does not include AI credits, which cost extra', () => {
    expect(weeks([source(weeksFrom(MONDAY, 3, 70), { source: 'copilot' })])).toEqual([]);
    expect(weeks([source(weeksFrom(MONDAY, 3, 70), { source: 'copilot-billing' })])).toEqual([]);
  });

  it('is ignored if it is in another currency, because amounts are not converted', () => {
    expect(weeks([source(weeksFrom(MONDAY, 3, 70))], 'EUR')).toEqual([]);
    expect(weeklySpend({ currency: 'USD', reportCurrency: 'USD' }, null)).toEqual([]);
  });

  it('counts if it is in the currency that the reader uses', () => {
    const inDollars = withUsage([source(weeksFrom(MONDAY, 3, 70))]);
    const usageFor = (currency: string) => step('licenses', inCurrency(inDollars, currency), defaultEconomics).usage;
    expect(usageFor('USD')).toEqual({ dollars: 210, days: 21 });
    expect(usageFor('EUR')).toBeNull();
  });
});
