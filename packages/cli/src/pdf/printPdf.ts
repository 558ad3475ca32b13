import { pageFor, type ReportPageSource } from '@roi-insight/report-files';
import { pdfInPage } from './pdfInPage.ts';

export function printPdf(browser: string, source: ReportPageSource, signal: AbortSignal): Promise<Uint8Array> {
  const { tickets: _, ...report } = source.report;
  const page = pageFor(Intl.DateTimeFormat().resolvedOptions().locale);
  const input = { ...source, report, kind: 'full', page, generatedAt: source.generatedAt.toISOString() };
  return pdfInPage(browser, { name: 'roiWritePdf', input }, signal);
}
