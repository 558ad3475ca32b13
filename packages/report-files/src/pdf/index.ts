export { buildReportPdf } from './buildReportPdf.ts';
export { pageFor } from './pageFor.ts';
export type { PdfKind, PdfOutcome, PdfPage, ReportPdfEffects, ReportPdfInput } from './ReportPdf.ts';
