import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics, recalculate } from '@roi-insight/roi-math';
import { expect, test } from 'vitest';
import { readEconomics, withEnteredCost } from './economics.ts';

test('reads what was stored', () => {
  const edited = { ...defaultEconomics, seats: 40, touched: ['seats'] };
  expect(readEconomics(JSON.stringify(edited))).toEqual(edited);
});

test('reads the values of an earlier version, and does not count them as entered', () => {
  const earlier = { seats: 40, pricePerSeatMonth: 39, realisationRate: 0.3 };
  expect(readEconomics(JSON.stringify(earlier))).toEqual({ ...defaultEconomics, ...earlier });
});

test.each([null, '', '{', 'null', '[]', '{"seats":-1}'])('uses the defaults for %j', (text) => {
  expect(readEconomics(text)).toEqual(defaultEconomics);
});

test('a new report gets the engineer cost that was entered', () => {
  const report = withEnteredCost(clearWin, { ...defaultEconomics, enteredEngineerCost: 150_000 });
  expect(report).toEqual(recalculate(clearWin, 150_000));
  expect(report.summary_metrics.assumptions.engineer_annual_cost).toBe(150_000);
});

test('a report stays unchanged without an entered cost', () => {
  expect(withEnteredCost(clearWin, defaultEconomics)).toBe(clearWin);
  const { engineer_annual_cost: cost } = clearWin.summary_metrics.assumptions;
  expect(withEnteredCost(clearWin, { ...defaultEconomics, enteredEngineerCost: cost })).toBe(clearWin);
});
