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
    [
      given(),
      'Why two numbers? 10% is the typical ticket, adjusted for the trend you already had; the cards show the plain average (20%)',
    ],
    [
      given({ verdict: 'slower', headlinePercent: -10, intervalPercent: [-30, -5] }),
      'The cards below are gross: plain averages, before license costs. The average says the opposite of the verdict (20% less time): a few long tickets can turn it around, and it isn’t adjusted for the trend you already had.',
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
      'The cards below show raw averages, before any deduction. Differences of that size are within normal variation.',
    ],
    [given({ size }), 'Why two numbers? 10% is the typical ticket, adjusted for trend and size of tickets; the cards'],
    [
      given({ size: { ...size, use: 'explains-little' } }),
      'Why two numbers? 10% is the typical ticket, adjusted for the trend you already had; the cards',
    ],
    [
      given({ verdict: 'no-detectable-change', size }),
      'Differences of that size are within normal variation, or come from larger or smaller tickets.',
    ],
    [
      given({ verdict: 'too-little-data' }),
      'The cards below show raw averages, before any deduction. There is too little data to draw a conclusion.',
    ],
    [
      fixtures.comparisonProgram,
      'is the typical ticket of all 3 teams that adopted; the amounts and cards are this team’s plain average (31%)',
    ],
    [fixtures.missingEvidence, 'The cards below are gross:'],
    [fixtures.emptyPost, 'The cards below are gross:'],
  ])('explains the percentages of verdict and cards, and says that the cards show gross values', (report, words) => {
    expect(sentence(report)).toContain(words);
  });

  it('is empty if verdict and cards show the same whole percentage', () => {
    expect(sentence(given({ headlinePercent: 19.6 }))).toMatch(/^The cards below are gross/);
    expect(sentence(given({ headlinePercent: 20 }))).toMatch(/^The cards below are gross/);
  });
});
