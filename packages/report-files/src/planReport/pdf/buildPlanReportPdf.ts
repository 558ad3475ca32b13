import { pdfOutcome } from '../../pdf/pdfOutcome.ts';
import type { PdfOutcome, ReportPdfEffects } from '../../pdf/ReportPdf.ts';
import { planReportName } from '../planReportFile.ts';
import type { PlanReportPdfInput } from './PlanReportPdfInput.ts';

/** Builds the report on a plan as a PDF file. Never rejects. The PDF library is loaded on the first call. */
export function buildPlanReportPdf(input: PlanReportPdfInput, effects: ReportPdfEffects): Promise<PdfOutcome> {
  const write = async () => (await import('./writePlanReport.ts')).writePlanReport(input, effects);
  return pdfOutcome(planReportName(input, 'pdf'), write, effects.signal);
}
