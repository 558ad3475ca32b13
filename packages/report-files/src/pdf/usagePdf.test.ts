import { comparisonUsage } from '@roi-insight/contracts/fixtures';
import { expect, it, vi } from 'vitest';
import { usageReports } from '../../../report-text/test/usageReports.ts';
import { linesOf } from '../testing/linesOf.ts';

// This module is replaced, because drawing the charts needs a browser.
vi.mock('svg2pdf.js', () => ({ svg2pdf: async () => undefined }));
vi.mock('./charts/chartDrawing.ts', () => import('../testing/chartStub.ts'));

const { notInUsage, twoSources, otherStart, withoutUse, withoutSpend, twoHundredWeeks } = usageReports;
const SHARE = '62% of the team used the assistant in the last quarter';
const OBSERVED = 'Observed start: Oct 20, 2025';

it('the full PDF has a section about the use of the assistant', async () => {
  const lines = await linesOf({ report: comparisonUsage });
  expect(lines.filter((line) => line === 'Use of the assistant')).toHaveLength(2);
  for (const line of [
    `${SHARE}, by the usage table.`,
    'Share of the team that used the assistant by week',
    'Entered date: Aug 25, 2025',
    '14 of 40 seats unused in the last quarter: $320 a month at $23 spent per seat',
    'Cost per active person',
    '45 of 57',
    '$3,413 in 16 weeks',
  ])
    expect(lines).toContain(line);
  const words = (status: string) => lines.filter((line) => line === status).length;
  expect([words('Verified'), words('Contaminated'), words('Unknown')]).toEqual([8, 1, 3]);
  expect(lines).not.toContain(OBSERVED);
});

it('the short PDF has a sentence about usage on its first page', async () => {
  const words = (await linesOf({ report: comparisonUsage, kind: 'summary' })).join(' ');
  expect(words).toContain('14 of 40 seats were not used in the last quarter: keep 26 and save $3,834 a year.');
  expect(words).toContain(`${SHARE}. The net uses real spend for 77 of 91 days.`);
  expect(words).not.toContain('Use of the assistant');
});

it.each([
  ['the observed start', otherStart, [OBSERVED], []],
  ['each source', twoSources, ['Claude Code: Share of the team that used the assistant', 'GitHub Copilot'], []],
  ['no chart for a project without usage', notInUsage, ['Controls by usage'], ['Sources', 'Seats and cost']],
  ['weeks without use', withoutUse, ['$3,413 in 16 weeks'], ['Cost per active person']],
  ['use without spend', withoutSpend, ['45 of 57'], ['Cost per active person']],
  ['200 weeks', twoHundredWeeks, ['200 of 200'], []],
] as const)('the PDF shows %s', async (_, report, shown, hidden) => {
  const lines = await linesOf({ report });
  for (const line of shown) expect(lines.some((one) => one.startsWith(line))).toBe(true);
  for (const line of hidden) expect(lines).not.toContain(line);
});

it('the PDF does not mention usage if the report has no usage', async () => {
  const { usage: _, ...report } = comparisonUsage;
  for (const kind of ['summary', 'full'] as const) {
    const words = (await linesOf({ report, kind })).join(' ');
    expect(words).not.toMatch(/Use of the assistant|used the assistant in the last quarter|real spend/);
  }
});
