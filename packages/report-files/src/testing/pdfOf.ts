import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { PaperColors } from '../pdf/PaperColors.ts';
import type { ReportPdfInput } from '../pdf/ReportPdf.ts';
import { writeReport } from '../pdf/writeReport.ts';

const INK = '#1e1a16';

/** One color for everything. */
export const colors: PaperColors = {
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

/** Reads a font of the PDF from the disk. */
export async function loadFile(url: string): Promise<ArrayBuffer> {
  return Uint8Array.from(await readFile(join(import.meta.dirname, '../pdf/fonts', basename(url)))).buffer;
}

/** A PDF for tests without a browser: of the sample on A4, where the input says nothing else. */
export function pdfOf(input: Partial<ReportPdfInput>): Promise<Blob> {
  const origin = { report: clearWin, brand: defaultBrand, jiraUrl: null, projectName: null };
  const choice = { economics: defaultEconomics, colors, kind: 'summary', page: 'a4' } as const;
  const effects = { loadFile, onProgress: () => undefined, signal: new AbortController().signal };
  return writeReport({ ...origin, ...choice, generatedAt: new Date(2026, 0, 15), ...input }, effects);
}
