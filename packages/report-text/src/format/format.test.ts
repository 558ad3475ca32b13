import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { axisTime, describeChange, createFormats, describeSaving, describeSavingRange } from './index.ts';

const formats = createFormats(defaultBrand);

const everyFormat = [
  formats.cents,
  formats.hoursExact(3),
  formats.moneyExact(4),
  formats.count,
  formats.hours,
  formats.money,
  formats.moneyHeadline,
  formats.percent,
  formats.share,
  formats.numberAxis(1),
  formats.moneyAxis(1000),
];

describe('a formatted value', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined])(
    'is a dash for %s',
    (value) => {
      expect(everyFormat.map((format) => format(value))).toEqual(everyFormat.map(() => '—'));
    },
  );

  it('has no sign if it rounds to zero', () => {
    for (const value of [-0, -0.000001]) {
      expect(everyFormat.map((format) => format(value)).join(' ')).not.toMatch(/[-−+]/u);
    }
  });

  it('never has a hyphen as its minus sign', () => {
    expect(everyFormat.map((format) => format(-1234567.891)).join(' ')).not.toContain('-');
  });
});

describe('money', () => {
  it('has a minus sign, not a hyphen, before the currency', () => {
    expect([1234.5, -1234.5, 0].map(formats.moneyChange)).toEqual(['+$1,235', '−$1,235', '$0']);
    expect(formats.money(-1234.5)).toBe('−$1,235');
    expect(formats.cents(-5)).toBe('−$5.00');
  });
  it('is exact up to ten million in a headline, and abbreviated above ten million', () => {
    expect(formats.moneyHeadline(9_999_999)).toBe('$9,999,999');
    expect(formats.moneyHeadline(-12_345_678)).toBe('−$12.35M');
    expect(formats.moneyHeadline(1.5e13)).toBe('$15.00T');
  });
  it.each([
    [-782.4, '−$782'],
    [999.4, '$999'],
    [999.6, '$1k'],
    [2371, '$2.4k'],
    [9960, '$10k'],
    [-84_358, '−$84k'],
    [999_600, '$1M'],
    [1_234_000, '$1.2M'],
    [2.87e9, '$2.9B'],
    [null, '—'],
  ])('has two or three digits in a line of text: %d', (value, text) => {
    expect(formats.moneyShort(value)).toBe(text);
  });
  it.each([
    [10, [0, 10, 40], ['$0k', '$0.01k', '$0.04k']],
    [500, [0, 500, 12_500], ['$0k', '$0.5k', '$12.5k']],
    [1000, [-2000, 12_000], ['−$2k', '$12k']],
    [5_000_000, [5_000_000, 12_000_000], ['$5,000k', '$12,000k']],
    [1e9, [1e9, 2.87e9], ['$1,000,000k', '$2,870,000k']],
  ])('is in thousands on an axis with a step of $%d, and differs between ticks', (step, values, texts) => {
    expect(values.map(formats.moneyAxis(step))).toEqual(texts);
  });
});

describe('counts, hours, shares', () => {
  it('have one decimal if the specification asks for it', () => {
    expect([formats.percent(24.25), formats.percent(-3.21), formats.hours(9.12), formats.share(0.123)]).toEqual([
      '24.3%',
      '−3.2%',
      '9.1h',
      '12.3%',
    ]);
  });
  it('describe a change of time in words instead of with a sign', () => {
    expect([
      describeChange(formats, 3.2),
      describeChange(formats, -3.2),
      describeChange(formats, 0.01),
      describeChange(formats, null),
    ]).toEqual(['3.2% more', '3.2% less', 'no change', '—']);
    expect([describeSaving(formats, 37.2), describeSaving(formats, -48.5), describeSaving(formats, NaN)]).toEqual([
      '37.2% less',
      '48.5% more',
      '—',
    ]);
    expect([
      describeSavingRange(formats, [5, 30]),
      describeSavingRange(formats, [-5, 30]),
      describeSavingRange(formats, [-30, -5]),
    ]).toEqual(['5.0% to 30.0% less', '5.0% more to 30.0% less', '5.0% to 30.0% more']);
  });
  it('have thousands separators', () => {
    expect(formats.count(12_345_678.6)).toBe('12,345,679');
  });
  it('have as many decimals on an axis as its ticks need', () => {
    expect([0, 0.5, 1].map(formats.numberAxis(0.5))).toEqual(['0', '0.5', '1']);
    expect([0, 0.02].map(formats.numberAxis(0.02))).toEqual(['0', '0.02']);
  });
});

describe('days', () => {
  it('are the same in every time zone', () => {
    expect(formats.day('2025-08-25')).toBe('Aug 25, 2025');
    expect(formats.dayShort('2025-01-01')).toBe('Jan 1');
    expect(formats.dayRange({ from: '2025-08-25', to: '2025-11-23' })).toBe('Aug 25 – Nov 23, 2025');
    expect(axisTime('2025-08-25')).toBe(Date.UTC(2025, 7, 25));
  });
  it('stay unchanged if they are invalid', () => {
    expect([formats.day('soon'), formats.dayRange({ from: 'a', to: 'b' }), axisTime('2025-8-1')]).toEqual([
      'soon',
      'a – b',
      null,
    ]);
  });
});

describe('moments', () => {
  it('are shown in the time zone of the report', () => {
    expect(formats.moment('2026-03-02T17:30:00Z', 'America/New_York')).toBe('Mar 2, 2026, 12:30 PM ET');
    expect(formats.moment('2026-03-02T09:30:00Z', 'Europe/Warsaw')).toBe('Mar 2, 2026, 10:30 AM Poland Time');
  });
  it('show the id of a time zone that has no name', () => {
    expect(formats.moment('2026-03-02T09:30:00Z', 'UTC')).toBe('Mar 2, 2026, 9:30 AM (UTC)');
    expect(formats.moment('2026-03-02T09:30:00Z', 'Etc/GMT-3')).toBe('Mar 2, 2026, 12:30 PM (Etc/GMT-3)');
  });
  it('stay unchanged if the zone or the moment is invalid', () => {
    expect(formats.moment('2026-03-02T09:30:00Z', 'Mars/Olympus')).toBe('2026-03-02T09:30:00Z');
    expect(formats.moment('yesterday', 'UTC')).toBe('yesterday');
  });
});
