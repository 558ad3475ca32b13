import { createFormats, type Formats, type ReportNames, reportNames } from '@roi-insight/report-text';
import type { ReportPdfInput } from './ReportPdf.ts';

/** The input of every section of the PDF. */
export interface PdfInput extends ReportPdfInput {
  readonly formats: Formats;
  readonly names: ReportNames;
}

export function pdfInput(input: ReportPdfInput): PdfInput {
  const formats = createFormats(input.brand);
  return { ...input, formats, names: reportNames(formats, input) };
}
