import { pdfOutcome } from '../pdf/pdfOutcome.ts';
import type { PdfOutcome, ReportPdfEffects } from '../pdf/ReportPdf.ts';
import { planFileName } from './planFileName.ts';
import type { PlanPdfInput } from './PlanPdf.ts';

/** Builds the two pages of a plan as a PDF file. Never rejects. The PDF library is loaded on the first call. */
export function buildPlanPdf(input: PlanPdfInput, effects: ReportPdfEffects): Promise<PdfOutcome> {
  const write = async () => (await import('./writePlan.ts')).writePlan(input, effects);
  return pdfOutcome(planFileName('pilot-plan', input.plan, 'pdf'), write, effects.signal);
}
