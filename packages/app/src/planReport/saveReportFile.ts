import type { DataFile, PlanReportSource } from '@roi-insight/report-files';
import { type DownloadState, paperColors, type PlanReportFile } from '@roi-insight/ui';
import { FILES_NOT_LOADED, lazyReportFiles } from '../files/lazyReportFiles.ts';
import { loadFile } from '../files/loadFile.ts';
import { saveFile } from '../files/saveFile.ts';

const NO_RESULT = 'Before its day of reading, a plan has no result that could be saved.';

/** Creates and saves one of the files of a report on a plan. Never rejects. */
export async function saveReportFile(kind: PlanReportFile, source: PlanReportSource): Promise<DownloadState> {
  const files = await lazyReportFiles.load().catch(() => null);
  if (files === null) return { kind: 'failed', message: FILES_NOT_LOADED };
  if (kind === 'json') return saved(files.planReportJson(source));
  if (kind === 'csv') return saved(files.planWeeksCsv(source));
  const { result } = source.report;
  if (result.kind === 'waiting') return { kind: 'failed', message: NO_RESULT };
  if (kind === 'web-page') return saved(files.planReportPage(source, result, paperColors));
  if (kind === 'markdown') return saved(files.planReportMarkdown(source, result));
  const outcome = await files.buildPlanReportPdf(
    { ...source, result, colors: paperColors, page: files.pageFor(navigator.language) },
    { loadFile, onProgress: () => undefined, signal: new AbortController().signal },
  );
  if (outcome.kind === 'canceled') return { kind: 'idle' };
  if (outcome.kind === 'failed') return outcome;
  saveFile(outcome.fileName, outcome.blob);
  return { kind: 'done', fileName: outcome.fileName };
}

function saved({ fileName, mediaType, text }: DataFile): DownloadState {
  saveFile(fileName, new Blob([text], { type: mediaType }));
  return { kind: 'done', fileName };
}
