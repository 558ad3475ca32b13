import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { recalculate } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { given } from '../../test/bridges.ts';
import { comparedReport } from '../../test/comparedReport.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { grossText } from './grossText.ts';

const formats = createFormats(defaultBrand);

describe('the sentence that explains the difference between verdict and cards', () => {
  const size = { tickets: { pre: 100, post: 50 }, explainedPercent: 54, use: 'used' as const, drift: null };
  const sentence = (report: Report) => grossText(formats, report);

  it.each([
    [given(), 'Plain averages (20%); 10% is the typical ticket.'],
    [
      given({ verdict: 'slower', headlinePercent: -10, intervalPercent: [-30, -5] }),
      'Plain averages, before any deduction. The average says the opposite of the verdict (20% less time): a few long tickets can turn it around, and it isn’t adjusted for the trend you already had.',
    ],
    [
      recalculate({ ...fixtures.slower, evidence: fixtures.clearWin.evidence }, 100_000),
      ' The average says the opposite of the verdict (22% more time): a few long tickets',
    ],
    [
      { ...fixtures.slower, evidence: comparedReport().evidence, comparison: comparedReport().comparison },
      ' The average says the opposite of the verdict (22% more time): a few long tickets can turn it around, and it isn’t compared with other teams.',
    ],
    [
      { ...fixtures.comparisonProgram, summary_metrics: fixtures.slower.summary_metrics },
      ' This team’s average says the opposite of the verdict (22% more time), which is that of all 3 teams that adopted.',
    ],
    [
      given({ verdict: 'no-detectable-change' }),
      'Plain averages, before any deduction. Differences of that size are within normal variation.',
    ],
    [
      given({ verdict: 'no-detectable-change', size }),
      'Differences of that size are within normal variation, or come from larger or smaller tickets.',
    ],
    [
      given({ verdict: 'too-little-data' }),
      'Plain averages, before any deduction. There is too little data to draw a conclusion.',
    ],
    [fixtures.comparisonProgram, 'This team’s averages (31%); 25% is the typical ticket of all 3 teams that adopted.'],
    [fixtures.loggedHours, 'Averages of logged hours'],
    [fixtures.missingEvidence, 'Plain averages, before any deduction.'],
    [fixtures.emptyPost, 'Plain averages, before any deduction.'],
  ])('explains the percentages of verdict and cards, and says that the cards show gross values', (report, words) => {
    expect(sentence(report)).toContain(words);
  });

  it('has no percentages if verdict and cards show the same one', () => {
    expect(sentence(given({ headlinePercent: 19.6 }))).toBe('Plain averages, before any deduction.');
    expect(sentence(given({ headlinePercent: 20 }))).toBe('Plain averages, before any deduction.');
  });
});
