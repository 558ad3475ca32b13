import type { Report } from '@roi-insight/contracts';
import { dataFile, type DownloadState, type ExportKind } from '@roi-insight/ui';
import { useEffect, useState } from 'react';
import { saveFile } from './saveFile.ts';

type Source = Parameters<typeof dataFile>[1];

/** Saving the report as data. What was said of one report is not said of the next. */
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
