import { fileName } from '../data/fileNames.ts';
import type { PdfOutcome, ReportPdfEffects, ReportPdfInput } from './ReportPdf.ts';
import { UnsupportedCharactersError } from './UnsupportedCharactersError.ts';

/**
 * Builds the report as a PDF file. Never rejects. The PDF library is loaded on the first call.
 * @example
 * const outcome = await buildReportPdf(input, { loadFile, onProgress, signal: controller.signal });
 * if (outcome.kind === 'made') save(outcome.blob, outcome.fileName);
 */
export async function buildReportPdf(input: ReportPdfInput, effects: ReportPdfEffects): Promise<PdfOutcome> {
  try {
    const { writeReport } = await import('./writeReport.ts');
    const blob = await writeReport(input, effects);
    return { kind: 'made', fileName: fileName(`report-${input.kind}`, input, 'pdf'), blob };
  } catch (cause) {
    if (effects.signal.aborted) return { kind: 'canceled' };
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
