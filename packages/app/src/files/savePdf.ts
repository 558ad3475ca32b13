import type { ReportPdfEffects, ReportPdfInput } from '@roi-insight/report-files';
import { type DownloadState, paperColors } from '@roi-insight/ui';
import { lazyReportFiles } from './lazyReportFiles.ts';
import { loadFile } from './loadFile.ts';
import { saveMade } from './saveMade.ts';

/** Creates a PDF and saves it, unless it is aborted. Rejects if a chunk of the app cannot be fetched. */
export async function savePdf(
  source: Omit<ReportPdfInput, 'page' | 'colors'>,
  effects: Omit<ReportPdfEffects, 'loadFile'>,
): Promise<DownloadState> {
  const files = await lazyReportFiles.load();
  const input = { ...source, colors: paperColors, page: files.pageFor(navigator.language) };
  const outcome = await files.buildReportPdf(input, { ...effects, loadFile });
  return effects.signal.aborted ? { kind: 'idle' } : saveMade(outcome);
}
