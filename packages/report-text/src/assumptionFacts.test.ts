import type { Economics, Report } from '@roi-insight/contracts';
import { clearWin, comparisonUsage } from '@roi-insight/contracts/fixtures';
import { defaultEconomics, evenSpend } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { costFacts, describeCoverage, economicsFacts, describeSpend, withMark } from './assumptionFacts.ts';
import { createFormats } from './format/index.ts';
import { defaultBrand } from './brand.ts';
import { usageReports } from '../test/usageReports.ts';

const formats = createFormats(defaultBrand);

const entered: Economics = {
  seats: 12.5,
  pricePerSeatMonth: 19.5,
  realisationRate: 0.125,
  spend: [],
  touched: ['seats', 'price', 'realization'],
  enteredEngineerCost: 100_000,
};

const textOf = (economics: Economics) =>
  [
    ...costFacts(formats, clearWin.summary_metrics.assumptions, economics),
    ...economicsFacts(formats, clearWin, economics),
  ]
    .map(withMark)
    .map(({ value }) => value);

describe('the assumptions as text', () => {
  it('mark an input that was not entered', () => {
    expect(textOf(defaultEconomics)).toEqual([
      '$100,000 (default)',
      '$50.00',
      '8',
      '25 (default)',
      '$20.00/month (default)',
      '50% (default)',
    ]);
    expect(textOf(entered)).toEqual(['$100,000', '$50.00', '8', '12.5', '$19.50/month', '12.5%']);
  });

  it('mark the cost of the report as a default if the entered cost is different', () => {
    expect(textOf({ ...entered, enteredEngineerCost: 150_000 })[0]).toBe('$100,000 (default)');
  });

  it('name the actual spend instead of seats and price only if it covers every day', () => {
    const factsOf = (...months: string[]) =>
      economicsFacts(formats, clearWin, { ...entered, spend: months.map((month) => ({ month, amount: 310 })) }).map(
        ({ name, value }) => (name === 'Actual spend' ? `${name} ${value}` : name),
      );
    const every = ['2025-08', '2025-09', '2025-10', '2025-11'];
    // 7 days of August, September and October, and 23 days of November.
    expect(factsOf(...every)).toEqual(['Actual spend $928 · 4 months, Aug 2025 to Nov 2025', 'Time put to use']);
    for (const [months, text] of [
      [every.slice(1), '3 months, Sep 2025 to Nov 2025'],
      [['2020-01'], '1 month, Jan 2020'],
    ] as const) {
      expect(factsOf(...months)).toEqual(['Seats', 'Seat price', `Actual spend ${text}`, 'Time put to use']);
    }
  });

  it('name the people of the busiest week with the spend, unless they are counted in another way', () => {
    const spend = evenSpend(comparisonUsage, 310);
    const textOf = (report: Report) => economicsFacts(formats, report, { ...entered, spend })[0]?.value;
    const { few, busiestDay, twoSources } = usageReports;
    expect(textOf(comparisonUsage)).toBe('$928 · up to 26 people a week');
    expect(textOf(few)).toBe('$928 · up to 1–4 people a week');
    for (const report of [busiestDay, twoSources]) expect(textOf(report)).toMatch(/^\$928 · 13 months, Aug 2025/);
  });
});

it.each([
  [['2025-12'], '1 month, Dec 2025'],
  [['2025-12', '2026-01'], '2 months, Dec 2025 to Jan 2026'],
])('the assumptions name the months of a spend: %j', (months, text) => {
  expect(
    describeSpend(
      formats,
      months.map((month) => ({ month, amount: 1 })),
    ),
  ).toBe(text);
});

it.each([
  [0, 0, 'None of these months falls in the 91 days after adoption, so seats × price is used.'],
  [1, 0, 'Covers 1 day of the 91 after adoption; seats × price is used for the rest.'],
  [1, 30, 'Covers 1 day of the 91 after adoption; spend from usage and seats × price are used for the rest.'],
  [0, 91, 'None of these months falls in the 91 days after adoption, so spend from usage is used.'],
  [91, 0, 'Covers all 91 days after adoption.'],
])('the assumptions say that %d days have spend and %d days have usage', (days, usageDays, text) => {
  expect(describeCoverage(formats, { days, usageDays, of: 91 })).toBe(text);
});
