import { type ExportKind, REPORT_HAS_NO_DATA } from '@roi-insight/report-text';
import type { ReportPageSource } from '@roi-insight/report-files';
import type { ExportState } from '@roi-insight/ui';
import { viewerUrl } from 'virtual:report-page';
import { lazyReportFiles } from './lazyReportFiles.ts';
import type { SessionStore } from '../storage/sessionStore.ts';
import { withTickets } from '../storage/withTickets.ts';
import { saveMade } from './saveMade.ts';

/** Saves a report as data, as a web page or as Markdown. Rejects if a chunk of the app cannot be fetched. */
export async function saveExport(
  kind: Exclude<ExportKind, 'summary'>,
  source: ReportPageSource,
  store: SessionStore,
): Promise<ExportState> {
  const [files, viewer] = await Promise.all([lazyReportFiles.load(), kind === 'web-page' ? loadViewer() : '']);
  const fileOf = () => {
    switch (kind) {
      case 'web-page':
        return files.reportPage(viewer, source);
      case 'markdown':
        return files.reportMarkdown(source);
      default:
        return files.dataFile(kind, { ...source, report: withTickets(store, source.report) });
    }
  };
  const file = fileOf();
  if (file === null) return { kind: 'failed', message: REPORT_HAS_NO_DATA };
  return saveMade(file);
}

/** The viewer for reports that are saved as web pages. It is fetched on demand. */
async function loadViewer(): Promise<string> {
  const response = await fetch(viewerUrl);
  if (!response.ok) throw new Error(`${viewerUrl}: ${response.status}`);
  return response.text();
}
