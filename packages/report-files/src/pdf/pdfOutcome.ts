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
  if (cause instanceof UnsupportedCharactersError) {
    return (
      `The PDF cannot set these letters of the report's names: ${cause.letters.slice(0, 8).join(' ')}. ` +
      'Your browser can: print this page and choose ‘Save as PDF’.'
    );
  }
  return 'The PDF could not be made: one of its parts did not load. Check the connection and try again; printing this page and choosing ‘Save as PDF’ works without.';
}
