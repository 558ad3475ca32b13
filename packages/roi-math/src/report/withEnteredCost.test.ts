import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, test } from 'vitest';
import { defaultEconomics } from '../money/economics.ts';
import { recalculate } from './recalculate.ts';
import { withEnteredCost } from './withEnteredCost.ts';

test('a new report gets the engineer cost that was entered', () => {
  const report = withEnteredCost(clearWin, { ...defaultEconomics, enteredEngineerCost: 150_000 });
  expect(report).toEqual(recalculate(clearWin, 150_000));
  expect(report.summary_metrics.assumptions.engineer_annual_cost).toBe(150_000);
});

test('a report stays unchanged if no cost was entered', () => {
  expect(withEnteredCost(clearWin, defaultEconomics)).toBe(clearWin);
  const { engineer_annual_cost: cost } = clearWin.summary_metrics.assumptions;
  expect(withEnteredCost(clearWin, { ...defaultEconomics, enteredEngineerCost: cost })).toBe(clearWin);
});
