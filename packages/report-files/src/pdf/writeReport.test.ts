import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it, vi } from 'vitest';
import type { PaperColors } from './PaperColors.ts';
import type { PdfPage } from './ReportPdf.ts';
import { writeReport } from './writeReport.ts';

// Drawing the charts needs a browser; their positions on the page do not.
vi.mock('svg2pdf.js', () => ({ svg2pdf: async () => undefined }));
vi.mock('./charts/chartDrawing.ts', () => ({ chartDrawing: async () => ({ shapes: null, labels: [] }) }));

const INK = '#1e1a16';
const colors: PaperColors = {
  chartBefore: INK,
  chartAfter: INK,
  chartGrid: INK,
  chartAxis: INK,
  hairline: INK,
  hairlineStrong: INK,
  surface: INK,
  text: INK,
  textSubtle: INK,
  textMuted: INK,
  accent: INK,
  accentSoft: INK,
  accentText: INK,
  surfaceSunken: INK,
  positive: INK,
  negative: INK,
  warning: INK,
};

async function loadFile(url: string): Promise<ArrayBuffer> {
  return Uint8Array.from(await readFile(join(import.meta.dirname, 'fonts', basename(url)))).buffer;
}

async function pagesOf(report: Report, page: PdfPage): Promise<number> {
  const origin = { report, brand: defaultBrand, jiraUrl: null, projectName: null, generatedAt: new Date(2026, 0, 15) };
  const effects = { loadFile, onProgress: () => undefined, signal: new AbortController().signal };
  const input = { ...origin, economics: defaultEconomics, colors, kind: 'summary', page } as const;
  const blob = await writeReport(input, effects);
  return (await blob.text()).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

// Without the reports whose names need fonts that this test does not load.
const { rtlName: _name, comparisonRtl: _teams, ...all } = fixtures;
// Only the date on the page depends on the time zone, so one report is enough in any other zone than UTC.
const reports = process.env.TZ === 'UTC' ? all : { twentyTeams: all.comparisonTwentyTeams };

describe.each(['letter', 'a4'] as const)('the short PDF on %s', (page) => {
  it.each(Object.entries(reports))('of %s has two pages', async (_name, report) => {
    expect(await pagesOf(report, page)).toBe(2);
  });
});
