import { type ReportOrigin, SUMMARY_NOT_COPIED, WRITER_NOT_LOADED } from '@roi-insight/report-text';
import type { Economics } from '@roi-insight/contracts';
import { type ExportState, paperColors } from '@roi-insight/ui';
import { lazyReportFiles } from './lazyReportFiles.ts';

/** Copies the summary of a report, as text and as a picture. */
export async function copySummary(source: ReportOrigin & { readonly economics: Economics }): Promise<ExportState> {
  // Browsers allow clipboard access only during the click. So the content is passed as promises.
  const files = lazyReportFiles.load();
  const text = files.then(({ summaryAsText }) => summaryAsText(source));
  const { fontFamily } = getComputedStyle(document.body);
  const picture = files.then(({ summaryPicture }) => summaryPicture({ ...source, colors: paperColors, fontFamily }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, 'image/png': picture })]);
    return { kind: 'copied' };
  } catch {
    // The clipboard may reject before the files are ready.
    const isLoaded = await files.then(
      () => true,
      () => false,
    );
    return { kind: 'failed', message: isLoaded ? SUMMARY_NOT_COPIED : WRITER_NOT_LOADED };
  }
}
