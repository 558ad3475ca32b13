import type { Formats } from '../format/index.ts';

/** The progress of a PDF. @param percent null until it is known */
export const pdfProgressText = (formats: Formats, percent: number | null): string =>
  percent === null ? 'Preparing the PDF' : `Preparing the PDF: ${formats.wholePercent(percent)}`;
