import { pdfFailureTexts } from '@roi-insight/report-text';
import type { PdfOutcome } from './ReportPdf.ts';
import { UnsupportedCharactersError } from './UnsupportedCharactersError.ts';

/** The outcome of writing a PDF. Never rejects. */
export async function pdfOutcome(
  fileName: string,
  write: () => Promise<Blob>,
  signal: AbortSignal,
): Promise<PdfOutcome> {
  try {
    return { kind: 'made', fileName, blob: await write() };
  } catch (cause) {
    if (signal.aborted) return { kind: 'canceled' };
    return { kind: 'failed', message: messageFor(cause), cause };
  }
}

function messageFor(cause: unknown): string {
  return cause instanceof UnsupportedCharactersError
    ? pdfFailureTexts.letters(cause.letters.slice(0, 8))
    : pdfFailureTexts.partNotLoaded;
}
