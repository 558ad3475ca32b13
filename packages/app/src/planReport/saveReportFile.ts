import { planningFailureTexts, WRITER_NOT_LOADED } from '@roi-insight/report-text';
import type { PlanReportSource } from '@roi-insight/report-files';
import { type DownloadState, paperColors, type PlanReportFile } from '@roi-insight/ui';
import { lazyReportFiles } from '../files/lazyReportFiles.ts';
import { loadFile } from '../files/loadFile.ts';
import { saveMade } from '../files/saveMade.ts';

/** Creates and saves one of the files of a report on a plan. Never rejects. */
export async function saveReportFile(kind: PlanReportFile, source: PlanReportSource): Promise<DownloadState> {
  const files = await lazyReportFiles.load().catch(() => null);
  if (files === null) return { kind: 'failed', message: WRITER_NOT_LOADED };
  if (kind === 'json') return saveMade(files.planReportJson(source));
  if (kind === 'csv') return saveMade(files.planWeeksCsv(source));
  const { result } = source.report;
  if (result.kind === 'waiting') return { kind: 'failed', message: planningFailureTexts.notOver };
  if (kind === 'web-page') return saveMade(files.planReportPage(source, result, paperColors));
  if (kind === 'markdown') return saveMade(files.planReportMarkdown(source, result));
  return saveMade(
    await files.buildPlanReportPdf(
      { ...source, result, colors: paperColors, page: files.pageFor(navigator.language) },
      { loadFile, onProgress: () => undefined, signal: new AbortController().signal },
    ),
  );
}
