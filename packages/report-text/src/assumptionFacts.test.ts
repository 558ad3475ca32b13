import type { Economics } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { costFacts, describeCoverage, economicsFacts, describeSpend, withMark } from './assumptionFacts.ts';
import { createFormats } from './format/index.ts';
import { defaultBrand } from './brand.ts';

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
      '$20.00 (default)',
      '50% (default)',
    ]);
    expect(textOf(entered)).toEqual(['$100,000', '$50.00', '8', '12.5', '$19.50', '12.5%']);
  });

  it('mark the cost of the report as a default if the entered cost is different', () => {
    expect(textOf({ ...entered, enteredEngineerCost: 150_000 })[0]).toBe('$100,000 (default)');
  });

  it('omit the price only if the spend covers every day', () => {
    const namesOf = (...months: string[]) =>
      economicsFacts(formats, clearWin, { ...entered, spend: months.map((month) => ({ month, amount: 5 })) }).map(
        ({ name }) => name,
      );
    const every = ['2025-08', '2025-09', '2025-10', '2025-11'];
    expect(namesOf(...every)).toEqual(['Seats', 'Actual spend', 'Time put to use']);
    for (const months of [every.slice(1), ['2020-01']]) {
      expect(namesOf(...months)).toEqual(['Seats', 'Seat price per month', 'Actual spend', 'Time put to use']);
    }
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
