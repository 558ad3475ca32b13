import type { Report } from '@roi-insight/contracts';
import { comparisonUsage } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { usageReports } from '../../test/usageReports.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { describeInputChanges } from './describeInputChanges.ts';
import { inputChanges } from './reportChanges.ts';

const formats = createFormats(defaultBrand);
const { usage: _, ...withoutUsage } = comparisonUsage;

const changes = (before: Report, after: Report) => {
  const runOf = (report: Report) => ({
    report,
    brand: defaultBrand,
    economics: defaultEconomics,
    jiraUrl: null,
    projectName: null,
  });
  return inputChanges(formats, runOf(before), runOf(after));
};

it('the history lists new usage: the days with real spend, the use by the team, and the verified controls', () => {
  const found = changes(withoutUsage, comparisonUsage);
  expect(describeInputChanges(found).inputs).toEqual([
    'Spend by usage: from not stated to 77 of 91 days',
    'Use of the assistant: from not stated to 62% of the team used it in the last quarter',
    'Controls verified by usage: from not stated to 8 of 12',
  ]);
  expect(found.caution).toBe('The net figures use different inputs and can’t be compared directly.');
});

it('the history compares the usage of two runs', () => {
  expect(changes(comparisonUsage, comparisonUsage)).toEqual({ inputs: [], caution: null });
  const { inputs } = changes(comparisonUsage, usageReports.withoutSpend);
  expect(inputs).toEqual([expect.objectContaining({ name: 'Spend by usage', before: '77 of 91 days', reach: 'net' })]);
});
