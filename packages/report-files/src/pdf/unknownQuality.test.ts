import type { Report } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { createFormats, defaultBrand, reportSections } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it, vi } from 'vitest';
import { reportMarkdown } from '../markdown/reportMarkdown.ts';
import { linesOf } from '../testing/linesOf.ts';

// This module is replaced, because drawing the charts needs a browser.
vi.mock('svg2pdf.js', () => ({ svg2pdf: async () => undefined }));
vi.mock('./charts/chartDrawing.ts', () => import('../testing/chartStub.ts'));

/** The report on a file that does not tell which tickets are bugs. */
const report: Report = {
  ...clearWin,
  quality: { word: 'unknown', measures: [], quarters: [], weeks: [], throughput: null },
};
const UNKNOWN = 'The report does not know which tickets are bugs, or when they were created.';
const source = { report, brand: defaultBrand, jiraUrl: null, projectName: null, economics: defaultEconomics };

it('the section about quality says that bugs are unknown, and shows no figure of them', () => {
  const sections = reportSections(createFormats(defaultBrand), source, defaultEconomics);
  const text = JSON.stringify(sections.find(({ id }) => id === 'quality'));
  expect(text).toContain(UNKNOWN);
  expect(text).not.toContain('Bugs created');
});

it('Markdown says that bugs are unknown', () => {
  expect(reportMarkdown({ ...source, generatedAt: new Date(2026, 2, 2, 12) }).text).toContain(UNKNOWN);
});

it('the PDF says that bugs are unknown', async () => {
  expect((await linesOf({ report })).join(' ')).toContain(UNKNOWN);
});
