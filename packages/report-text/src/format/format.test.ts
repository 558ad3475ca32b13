import { describe, expect, it } from 'vitest';
import {
  axisTime,
  formatCents,
  formatChange,
  formatCount,
  formatCountHeadline,
  formatDay,
  formatDays,
  formatDayShort,
  formatHours,
  formatMoment,
  formatMoney,
  formatMoneyAxis,
  formatMoneyChange,
  formatMoneyHeadline,
  formatPercent,
  formatShare,
} from './index.ts';

const everyFormat = [
  formatCents,
  formatChange,
  formatCount,
  formatCountHeadline,
  formatHours,
  formatMoney,
  formatMoneyAxis,
  formatMoneyHeadline,
  formatPercent,
  formatShare,
];

describe('values that are not finite numbers', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined])(
    '%s is a dash',
    (value) => {
      expect(everyFormat.map((format) => format(value))).toEqual(everyFormat.map(() => '—'));
    },
  );

  it('what rounds to zero has no sign', () => {
    for (const value of [-0, -0.000001]) {
      expect(everyFormat.map((format) => format(value)).join(' ')).not.toMatch(/[-−+]/u);
    }
  });

  it('never a hyphen for a minus', () => {
    expect(everyFormat.map((format) => format(-1234567.891)).join(' ')).not.toContain('-');
  });
});

describe('money', () => {
  it('puts a true minus before the currency', () => {
    expect([1234.5, -1234.5, 0].map(formatMoneyChange)).toEqual(['+$1,235', '−$1,235', '$0']);
    expect(formatMoney(-1234.5)).toBe('−$1,235');
    expect(formatCents(-5)).toBe('−$5.00');
  });
  it('a headline is exact up to ten million, then short', () => {
    expect(formatMoneyHeadline(9_999_999)).toBe('$9,999,999');
    expect(formatMoneyHeadline(-12_345_678)).toBe('−$12.35M');
    expect(formatMoneyHeadline(1.5e13)).toBe('$15.00T');
  });
  it('an axis counts in thousands', () => {
    expect(formatMoneyAxis(12_500)).toBe('$12.5k');
    expect(formatMoneyAxis(0)).toBe('$0k');
    expect(formatMoneyAxis(-2000)).toBe('−$2k');
    expect(formatMoneyAxis(2_500_000)).toBe('$2.5M');
  });
});

describe('counts, hours, shares', () => {
  it('writes one decimal where the specification asks for one', () => {
    expect([formatPercent(24.25), formatPercent(-3.21), formatHours(9.12), formatShare(0.123)]).toEqual([
      '24.3%',
      '−3.2%',
      '9.1h',
      '12.3%',
    ]);
  });
  it('shows the sign of a change, and none of none', () => {
    expect([formatChange(3.2), formatChange(-3.2), formatChange(0)]).toEqual(['+3.2%', '−3.2%', '0.0%']);
  });
  it('groups thousands and shortens the unreadable', () => {
    expect([formatCount(12345.6), formatCountHeadline(12_345_678)]).toEqual(['12,346', '12.3M']);
  });
});

describe('days', () => {
  it('are the days they name, wherever the reader is', () => {
    expect(formatDay('2025-08-25')).toBe('Aug 25, 2025');
    expect(formatDayShort('2025-01-01')).toBe('Jan 1');
    expect(formatDays({ from: '2025-08-25', to: '2025-11-23' })).toBe('Aug 25 – Nov 23, 2025');
    expect(axisTime('2025-08-25')).toBe(Date.UTC(2025, 7, 25));
  });
  it('what is no day stays as it is', () => {
    expect([formatDay('soon'), formatDays({ from: 'a', to: 'b' }), axisTime('2025-8-1')]).toEqual([
      'soon',
      'a – b',
      null,
    ]);
  });
});

describe('moments', () => {
  it('are shown in the time zone of the report', () => {
    expect(formatMoment('2026-03-02T09:30:00Z', 'Europe/Warsaw')).toBe('Mar 2, 2026, 10:30 AM (Europe/Warsaw)');
  });
  it('stay as they are when the zone or the moment cannot be read', () => {
    expect(formatMoment('2026-03-02T09:30:00Z', 'Mars/Olympus')).toBe('2026-03-02T09:30:00Z');
    expect(formatMoment('yesterday', 'UTC')).toBe('yesterday');
  });
});
