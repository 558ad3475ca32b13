import type { Report } from '@roi-insight/contracts';
import { dataFile } from '@roi-insight/report-files';
import type { ExportKind } from '@roi-insight/report-text';
import type { DownloadState } from '@roi-insight/ui';
import { useEffect, useState } from 'react';
import { saveFile } from './saveFile.ts';

type Source = Parameters<typeof dataFile>[1];

/** Saves the report as data. The state is reset when another report is shown. */
export function useExport(
  report: Report | null,
): readonly [state: DownloadState, save: (kind: ExportKind, source: Source) => void] {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  useEffect(() => (report === null ? undefined : () => setState({ kind: 'idle' })), [report]);
  function save(kind: ExportKind, source: Source): void {
    const file = dataFile(kind, source);
    if (file === null) return setState({ kind: 'failed', message: 'This report has no measures per ticket.' });
    saveFile(file.fileName, new Blob([file.text], { type: file.mediaType }));
    return setState({ kind: 'done', fileName: file.fileName });
  }
  return [state, save];
}
