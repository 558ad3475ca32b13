import {
  createFormats,
  type Formats,
  type ReportDocument,
  reportDocument,
  type ReportNames,
  reportNames,
  type ReportSectionId,
} from '@roi-insight/report-text';
import type { ReportPdfInput } from './ReportPdf.ts';

/** The input of every section of the PDF. */
export interface PdfInput extends Omit<ReportPdfInput, 'names'> {
  readonly formats: Formats;
  readonly names: ReportNames;
  readonly content: ReportDocument<ReportSectionId>;
}

export function pdfInput(input: ReportPdfInput): PdfInput {
  const formats = createFormats(input.brand);
  return {
    ...input,
    formats,
    names: reportNames(formats, input),
    content: reportDocument(formats, input, input.economics),
  };
}
