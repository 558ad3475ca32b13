import { vi } from 'vitest';
import type { ReportPdfInput } from '../pdf/ReportPdf.ts';
import { PageWriter } from '../pdf/writer/PageWriter.ts';
import { pdfOf } from './pdfOf.ts';

/** The lines of the full PDF. The lines keep the digits of the locale, because only the fonts of the PDF replace them. */
export async function linesOf(input: Partial<ReportPdfInput>): Promise<string[]> {
  const draw = vi.spyOn(PageWriter.prototype, 'drawAtBaseline');
  await pdfOf({ kind: 'full', ...input });
  const lines = draw.mock.calls.map(([content]) => content);
  draw.mockRestore();
  return lines;
}
