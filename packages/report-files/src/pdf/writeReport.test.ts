import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { describe, expect, it, vi } from 'vitest';
import { linesOf } from '../testing/linesOf.ts';
import { pdfOf } from '../testing/pdfOf.ts';
import { EGYPTIAN, FOREIGN, foreignNumbers } from '../../../report-text/test/foreignNumbers.ts';
import { quarterReports } from '../../../report-text/test/quarterReports.ts';
import type { ReportPdfInput } from './ReportPdf.ts';

// Drawing the charts needs a browser.
vi.mock('svg2pdf.js', () => ({ svg2pdf: async () => undefined }));
vi.mock('./charts/chartDrawing.ts', () => import('../testing/chartStub.ts'));

async function pagesOf(input: Partial<ReportPdfInput>): Promise<number> {
  const text = await (await pdfOf(input)).text();
  return text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

// Without the reports whose names need fonts that this test does not load.
const { rtlName: _name, comparisonRtl: _teams, ...all } = fixtures;
// Only the date on the page depends on the time zone, so one report is enough in any other zone than UTC.
const reports = process.env.TZ === 'UTC' ? all : { twentyTeams: all.comparisonTwentyTeams };

describe.each(['letter', 'a4'] as const)('the short PDF on %s', (page) => {
  it.each(Object.entries(reports))('of %s has two pages', async (_name, report) => {
    expect(await pagesOf({ report, page })).toBe(2);
  });
});

it.each(['summary', 'full'] as const)('says on each page when and how it was measured: %s', async (kind) => {
  const lines = await linesOf({ kind });
  const pages = await pagesOf({ kind });
  const version = fixtures.clearWin.provenance?.version;
  const note = `Before/after comparison, no control group. Report date: Jan 15, 2026. Measurement version ${version}.`;
  expect(lines.filter((line) => line === note)).toHaveLength(pages);
});

describe('the full PDF', () => {
  it.each([all.clearWin, all.missingEvidence])('has no secret that was typed with the address', async (report) => {
    const jiraUrl = 'https://x.io/jira?os_password=hush&atl_token=hush#jwt=hush';
    const lines = await linesOf({ report, jiraUrl });
    expect(lines.join('\n')).not.toContain('hush');
  });

  it('has the net value of each quarter once a later one was measured', async () => {
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

  // In Egypt, every digit differs.
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
  it.each(read)('of %s has no number of another locale than %s', async (_name, _locale, notation, report) => {
    const lines = await linesOf({ report, brand: { ...defaultBrand, ...notation } });
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => foreignNumbers(notation, line).length > 0)).toEqual([]);
  });
});
