import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { ReportPdfInput } from '../pdf/ReportPdf.ts';
import { writeReport } from '../pdf/writeReport.ts';
import { colors, loadFile } from './pdfEffects.ts';

/** A PDF for tests that have no browser. Default: the sample on A4. */
export function pdfOf(input: Partial<ReportPdfInput>): Promise<Blob> {
  const origin = { report: clearWin, brand: defaultBrand, jiraUrl: null, projectName: null };
  const choice = { economics: defaultEconomics, colors, kind: 'summary', page: 'a4' } as const;
  const effects = { loadFile, onProgress: () => undefined, signal: new AbortController().signal };
  return writeReport({ ...origin, ...choice, generatedAt: new Date(2026, 0, 15), ...input }, effects);
}
