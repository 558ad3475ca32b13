import { fileName } from '../data/fileNames.ts';
import { pdfOutcome } from './pdfOutcome.ts';
import type { PdfOutcome, ReportPdfEffects, ReportPdfInput } from './ReportPdf.ts';

/**
 * Builds the report as a PDF file. Never rejects. The PDF library is loaded on the first call.
 * @example
 * const outcome = await buildReportPdf(input, { loadFile, onProgress, signal: controller.signal });
 * if (outcome.kind === 'made') save(outcome.blob, outcome.fileName);
 */
export function buildReportPdf(input: ReportPdfInput, effects: ReportPdfEffects): Promise<PdfOutcome> {
  const write = async () => (await import('./writeReport.ts')).writeReport(input, effects);
  return pdfOutcome(fileName(`report-${input.kind}`, input, 'pdf'), write, effects.signal);
}
