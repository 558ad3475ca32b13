import type { Report } from '@roi-insight/contracts';
import { tooLittleData } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEconomics, anyReport } from '../../test/anyReport.ts';
import { given } from '../../test/bridges.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { verdictText } from '../evidence/verdictText.ts';
import { answerText } from './answerText.ts';
import { quarterReports } from '../../test/quarterReports.ts';
import { plainSummaryText, summaryText } from './summaryText.ts';

const summaryOf = (report: Report, brand = defaultBrand, economics = defaultEconomics) =>
  summaryText(
    createFormats(brand),
    { report, brand, jiraUrl: null, projectName: null, generatedAt: new Date(2026, 0, 15) },
    economics,
  );

it('the summary gives a saving with its range and its basis, and says that the data are a sample', () => {
  expect(plainSummaryText(summaryOf(given({ intervalPercent: [8, 30] }))).split('\n')).toEqual([
    'Sample data: Aurora Payments (AUR), May 26 – Aug 24, 2025 and Aug 25 – Nov 23, 2025',
    'Since adopting Claude Code, a typical ticket takes 10% less working time.',
    'Net savings in the first quarter: $2,949 ($591 to $14,504); return $2.97 for each $1 spent (likely $1.40 to $10.70), payback 4.0 months, evidence grade B, detectable saving 19%. If the saving lasts: $11,794 in the first year (likely $2.4k to $58k).',
    'Quality: unclear. Bugs/week: 6.9 to 10.1',
    'Compare with teams that have not started, to raise the grade.',
    'Inputs: Seats 25 (default); Seat price $20.00/month (default); Time put to use 50% (default); Annual engineer cost $100,000 (default). This is a before/after comparison with no control group: anything else that changed at the same time is included in the difference.',
  ]);
});

it('the summary explains why the average says the opposite of the verdict', () => {
  const { verdict, answer } = summaryOf(given({ verdict: 'slower', intervalPercent: [-30, -5], headlinePercent: -10 }));
  expect(verdict).toBe(
    'Since adopting Claude Code, a typical ticket takes 10% more working time. The average says the opposite of the verdict (20% less time): a few long tickets can turn it around, and it isn’t adjusted for the trend you already had.',
  );
  expect(answer).toMatch(/^Net impact in the first quarter: −/);
});

it('the summary gives the loss of the first quarter, and no annual figure', () => {
  const { answer } = summaryOf(
    given({ verdict: 'slower', grade: 'D', intervalPercent: [-30, -5], headlinePercent: -10 }),
  );
  expect(answer).toMatch(/^Net impact in the first quarter: −\$5,132 \(−\$16,265 to −\$2,639\)/);
  expect(answer).not.toContain('first year');
});

it('the summary describes the course of a saving after the first quarter', () => {
  const { verdict, answer } = summaryOf(quarterReports.gone);
  expect(verdict).toBe(
    'In the first quarter after adopting Claude Code, a typical ticket took 33% less working time. Saving gone since the second quarter.',
  );
  expect(answer).toMatch(/\. Sum of 3 measured quarters\. The saving is gone; nothing is projected\.$/);
});

it('the summary explains a missing figure', () => {
  const { answer, basis } = summaryOf(tooLittleData);
  expect(answer).toMatch(/^Net impact: No net figure yet\. \S/);
  expect(basis).toMatch(/^This is a before\/after comparison/);
});

it('the summary is written in the notation of the page', () => {
  const lines = plainSummaryText(
    summaryOf(given({ intervalPercent: [8, 30] }), { ...defaultBrand, currency: 'EUR', locale: 'de-DE' }),
  );
  expect(lines).toContain('Net savings in the first quarter: 2.949\u00a0€ (591\u00a0€ to 14.504\u00a0€)');
});

it('for any report with any costs, the summary agrees with the verdict and the answer', () => {
  const formats = createFormats(defaultBrand);
  fc.assert(
    fc.property(anyReport, anyEconomics, (report, economics) => {
      const { verdict, answer } = summaryOf(report, defaultBrand, economics);
      const { title, figure, range } = answerText(formats, report, economics);
      expect(verdict.startsWith(verdictText(formats, report, defaultBrand.assistant).headline)).toBe(true);
      expect(answer.startsWith(`${title}: ${figure}${range === null ? '' : ` (${range})`}`)).toBe(true);
    }),
    { numRuns: 200, seed: 20_261_125 },
  );
});
