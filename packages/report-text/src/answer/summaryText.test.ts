import type { Report } from '@roi-insight/contracts';
import { tooLittleData } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { given } from '../../test/bridges.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { summaryLines, summaryText } from './summaryText.ts';

const summaryOf = (report: Report, brand = defaultBrand) =>
  summaryText(
    createFormats(brand),
    { report, brand, jiraUrl: null, projectName: null, generatedAt: new Date(2026, 0, 15) },
    defaultEconomics,
  );

it('gives a saving with its range and its basis, and says that the data are a sample', () => {
  expect(summaryLines(summaryOf(given({ intervalPercent: [8, 30] }))).split('\n')).toEqual([
    'Sample data: Aurora Payments (AUR), May 26 – Aug 24, 2025 and Aug 25 – Nov 23, 2025',
    'A typical ticket takes 10.0% less working time since Claude Code was adopted.',
    'Net savings in a year: $11,827 ($2,371 to $58,176); payback 4.0 months, evidence grade B, smallest detectable saving 19%.',
    'Inputs: Seats 25 (assumed); Price per seat and month $20.00 (assumed); Saved time put to use 50% (assumed); Annual engineer cost $100,000 (assumed). This is a before/after comparison with no control group: whatever else changed at the same time is part of the difference.',
  ]);
});

it('gives a loss of the measured days, and no annual figure', () => {
  const { answer } = summaryOf(
    given({ verdict: 'slower', grade: 'D', intervalPercent: [-30, -5], headlinePercent: -10 }),
  );
  expect(answer).toMatch(/^Net result in 91 days: −\$8,769 \(−\$19,957 to −\$5,305\)/);
  expect(answer).not.toContain('year:');
});

it('says why there is no figure', () => {
  const { answer, basis } = summaryOf(tooLittleData);
  expect(answer).toMatch(/^Net result in a year: No net figure yet\. \S/);
  expect(basis).toMatch(/^This is a before\/after comparison/);
});

it('is written in the notation of the page', () => {
  const lines = summaryLines(
    summaryOf(given({ intervalPercent: [8, 30] }), { ...defaultBrand, currency: 'EUR', locale: 'de-DE' }),
  );
  expect(lines).toContain('Net savings in a year: 11.827\u00a0€ (2.371\u00a0€ to 58.176\u00a0€)');
});
