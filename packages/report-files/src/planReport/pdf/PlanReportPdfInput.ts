import type { PlanRead } from '@roi-insight/roi-math';
import type { PaperColors } from '../../pdf/PaperColors.ts';
import type { PdfPage } from '../../pdf/ReportPdf.ts';
import type { PlanReportSource } from '../PlanReportSource.ts';

/** The contents of the PDF of a report on a plan. */
export interface PlanReportPdfInput extends PlanReportSource {
  readonly result: PlanRead;
  readonly colors: PaperColors;
  readonly page: PdfPage;
}
