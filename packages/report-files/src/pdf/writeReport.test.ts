import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics, withUsageSeats } from '@roi-insight/roi-math';
import { describe, expect, it, vi } from 'vitest';
import { png } from '../../../contracts/test/png.ts';
import { linesOf } from '../testing/linesOf.ts';
import { pdfOf } from '../testing/pdfOf.ts';
import { EGYPTIAN, FOREIGN, foreignNumbers } from '../../../report-text/test/foreignNumbers.ts';
import { inEveryZone } from '../../../report-text/test/inEveryZone.ts';
import { quarterReports } from '../../../report-text/test/quarterReports.ts';
import type { ReportPdfInput } from './ReportPdf.ts';

// This module is replaced, because drawing the charts needs a browser.
vi.mock('svg2pdf.js', () => ({ svg2pdf: async () => undefined }));
vi.mock('./charts/chartDrawing.ts', () => import('../testing/chartStub.ts'));

async function pagesOf(input: Partial<ReportPdfInput>): Promise<number> {
  const text = await (await pdfOf(input)).text();
  return text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

// All reports except those whose names need fonts that this test does not load.
const { rtlName: _name, comparisonRtl: _teams, ...all } = fixtures;

describe.each(['letter', 'a4'] as const)('the short PDF on %s', (page) => {
  it.each(Object.entries(all))('has two pages for %s', async (_name, report) => {
    expect(await pagesOf({ report, page, economics: withUsageSeats(report, defaultEconomics) })).toBe(2);
  });
});

it.each([fixtures.organization40, fixtures.organization200])(
  'the full PDF of an organization has at most eight pages',
  async (report) => {
    const pages = await pagesOf({ report, kind: 'full', economics: withUsageSeats(report, defaultEconomics) });
    expect(pages).toBeLessThanOrEqual(8);
  },
);

it.each(['summary', 'full'] as const)(
  'a PDF shows on each page when and how the report was measured: %s',
  async (kind) => {
    const lines = await linesOf({ kind });
    const pages = await pagesOf({ kind });
    const version = fixtures.clearWin.provenance?.version;
    const note = `Before/after comparison, no control group. Report date: Jan 15, 2026. Measurement version ${version}.`;
    expect(lines.filter((line) => line === note)).toHaveLength(pages);
  },
);

it('a PDF names the company and the project that were entered, and leaves out a logo that cannot be drawn', async () => {
  const names = { project: 'Payments platform', logo: `data:image/png;base64,${btoa(png(8, 8))}` };
  const input = { brand: { ...defaultBrand, company: 'Acme GmbH' }, names, kind: 'full' } as const;
  const lines = await linesOf(input);
  expect(lines.slice(-400).join('\n')).toContain('Your Claude Code ROI Report · Payments platform');
  expect(lines).toContain('Acme GmbH');
  expect(lines.join('\n')).not.toContain('Your company');
  const file = await (await pdfOf(input)).text();
  expect(file).toContain('/Author (Acme GmbH)');
  expect(file).not.toContain('/Subtype /Image');
});

describe('a report with little or odd data', () => {
  const { emptyPost, missingEvidence, tooLittleData, gaps, zeroCost, oneWeek, badDates, hugeNumbers } = all;
  const few = { emptyPost, missingEvidence, tooLittleData, gaps, zeroCost, oneWeek, badDates, hugeNumbers };
  it.each(Object.entries(few))('becomes a complete file that names the missing data: %s', async (_name, report) => {
    for (const kind of ['summary', 'full'] as const) {
      const text = (await linesOf({ report, kind })).join('\n');
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|-\$|\$-|−\$0\b/);
      expect(text).toContain('no control group');
    }
  });

  it('has no net figure if there is too little data', async () => {
    const text = (await linesOf({ report: tooLittleData, kind: 'summary' })).join('\n');
    expect(text).toContain('No net figure yet');
    expect(text).not.toMatch(/payback \d/);
  });

  it('shows dashes with a reason, and no projection, if the period after adoption is empty', async () => {
    const text = (await linesOf({ report: emptyPost, kind: 'summary' })).join('\n');
    expect(text).toContain('—');
    expect(text).toContain('No ticket after adoption');
    expect(text).not.toContain('Estimated yearly savings');
  });
});

inEveryZone('a PDF has the reader’s local day', async () => {
  const lines = await linesOf({ kind: 'summary', generatedAt: new Date(2026, 0, 15, 23, 59) });
  expect(lines).toContainEqual(expect.stringContaining(' Report date: Jan 15, 2026. '));
});

describe('the full PDF', () => {
  it('has every week of a long series, with a header on every page', async () => {
    const { time_savings: weeksOfReport } = all.twoHundredWeeks.time_series_data;
    const text = (await linesOf({ report: all.twoHundredWeeks })).join('\n');
    const weeks = text.match(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$(?=\n(Before|After)$)/gm) ?? [];
    expect(weeks).toHaveLength(weeksOfReport.length);
    expect(text.match(/^Week of\nPeriod\nTickets closed$/gm)?.length).toBeGreaterThan(3);
  });

  it.each([all.clearWin, all.missingEvidence])('has no secret that was typed with the address', async (report) => {
    const jiraUrl = 'https://x.io/jira?os_password=hush&atl_token=hush#jwt=hush';
    const lines = await linesOf({ report, jiraUrl });
    expect(lines.join('\n')).not.toContain('hush');
  });

  it('has the net value of each quarter if a later quarter was measured', async () => {
    const { evidence } = all.clearWin;
    if (evidence?.kind !== 'estimated' || evidence.measuredHours === null) throw new Error('no estimate');
    const { intervalPercent, headlinePercent, effectPercent, measuredHours } = evidence;
    const quarters = [0, 1].map((index) => ({
      firstWeek: index * 13,
      lastWeek: index * 13 + 12,
      complete: true,
      tickets: 300,
      weeks: 13,
      measuredHours: measuredHours.post,
      effectPercent,
      intervalPercent,
      headlinePercent,
      detectablePercent: 14,
    }));
    const report = { ...all.clearWin, evidence: { ...evidence, quarters, lasting: 'lasting' as const } };
    const lines = await linesOf({ report });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Net by quarter',
        'Fourth quarter',
        'Projected',
        'Sum of 2 measured and 2 projected quarters.',
      ]),
    );
    expect(await linesOf({})).not.toContain('Net by quarter');
  });

  // In the locale of Egypt, every digit differs.
  const { clearWin, comparisonGradeA, comparisonUsage } = all;
  // The spend of usage keeps its own currency.
  const usage = comparisonUsage.usage && { ...comparisonUsage.usage, currency: EGYPTIAN.currency };
  const { lasting, twoYears, gone } = quarterReports;
  const read = FOREIGN.flatMap((notation) =>
    Object.entries(
      notation === EGYPTIAN
        ? { ...all, twoYears, gone, comparisonUsage: { ...comparisonUsage, usage } }
        : { clearWin, comparisonGradeA, lasting },
    ).map(([name, report]) => [name, notation.locale, notation, report] as const),
  );
  it.each(read)('of %s has every number in the format of %s', async (_name, _locale, notation, report) => {
    const lines = await linesOf({ report, brand: { ...defaultBrand, ...notation } });
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => foreignNumbers(notation, line).length > 0)).toEqual([]);
  });
});
