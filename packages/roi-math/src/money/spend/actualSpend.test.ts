import { describe, expect, it } from 'vitest';
import { report } from '../../../test/reports.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import { actualSpend } from './actualSpend.ts';
import { spendCoverage } from './spendCoverage.ts';

const from = (day: string) => dayNumber(day);

describe('actualSpend', () => {
  it.each([
    ['2025-01', 31],
    ['2025-02', 28],
    ['2024-02', 29],
    ['2025-04', 30],
    ['2025-12', 31],
  ])('of the month %s is spread over its %d days', (month, days) => {
    const whole = { month, amount: days * 10 };
    const outcome = actualSpend([whole], from(`${month}-01`), 1);
    expect(outcome.dollars).toBeCloseTo(10, 10);
    expect(outcome.days).toBe(1);
    expect(actualSpend([whole], from(`${month}-${days}`), 60).days).toBe(1);
    expect(actualSpend([whole], from(`${month}-01`), 60)).toEqual({ dollars: expect.closeTo(days * 10, 8), days });
  });

  it('adds up the months in any order', () => {
    const spend = [
      { month: '2026-01', amount: 310 },
      { month: '2025-12', amount: 620 },
    ];
    expect(actualSpend(spend, from('2025-12-31'), 3)).toEqual({ dollars: expect.closeTo(40, 10), days: 3 });
  });

  it('is zero if the period has no first day or no days, or no month is valid', () => {
    const nothing = { dollars: 0, days: 0 };
    expect(actualSpend([{ month: '2025-12', amount: 9 }], null, 9)).toEqual(nothing);
    expect(actualSpend([{ month: '2025-12', amount: 9 }], from('2025-12-01'), 0)).toEqual(nothing);
    expect(actualSpend([{ month: '2025-13', amount: 9 }], from('2025-12-01'), 90)).toEqual(nothing);
    expect(actualSpend([], from('2025-12-01'), 90)).toEqual(nothing);
  });
});

describe('spendCoverage', () => {
  it('counts the days after adoption that the months cover', () => {
    const august = [{ month: '2025-08', amount: 1 }];
    expect(spendCoverage(report(), august)).toEqual({ days: 7, usageDays: 0, of: 91 });
    expect(spendCoverage(report(), [])).toEqual({ days: 0, usageDays: 0, of: 91 });
    expect(spendCoverage(report({ post: { total_days: 0 } }), august)).toEqual({ days: 7, usageDays: 0, of: 14 });
  });

  it('is unknown if there is no period after adoption', () => {
    const none = report({ post: { total_days: 0 }, time_series_data: { time_savings: [] } });
    expect(spendCoverage(none, [])).toBeNull();
  });
});
