import type { Plan } from '@roi-insight/contracts';
import type { Brand, Formats } from '@roi-insight/report-text';
import type { PaperColors } from '../pdf/PaperColors.ts';
import type { PdfPage } from '../pdf/ReportPdf.ts';

/** The contents of the PDF "Pilot plan". */
export interface PlanPdfInput {
  readonly plan: Plan;
  readonly brand: Brand;
  /** Whether the teams are those of the sample. */
  readonly isSample: boolean;
  readonly colors: PaperColors;
  readonly page: PdfPage;
  readonly generatedAt: Date;
}

export interface PlanPdfSource extends PlanPdfInput {
  readonly formats: Formats;
}
