import { WRITER_NOT_LOADED } from '@roi-insight/report-text';
import type { Report } from '@roi-insight/contracts';
import type { PdfKind, ReportPdfInput } from '@roi-insight/report-files';
import type { DownloadState } from '@roi-insight/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

type PdfSource = Omit<ReportPdfInput, 'kind' | 'page' | 'generatedAt' | 'colors'>;

interface Pdf {
  readonly state: DownloadState;
  /** Creates and saves the file; abandons an earlier file that is not finished. */
  readonly make: (source: PdfSource) => void;
  readonly cancel: () => void;
}

/** Creates one kind of PDF. The work is abandoned when `report` changes and when the screen unmounts. */
export function usePdf(kind: PdfKind, report: Report | null, now: () => number): Pdf {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const work = useRef(new AbortController());
  // Resets the state immediately. It does not wait for the end of the work, because some steps of the work cannot be aborted.
  const cancel = useCallback(() => {
    work.current.abort();
    setState({ kind: 'idle' });
  }, []);
  useEffect(() => (report === null ? undefined : cancel), [cancel, report]);

  async function make(source: PdfSource): Promise<void> {
    work.current.abort();
    const abort = new AbortController();
    work.current = abort;
    const update = (next: DownloadState) => abort.signal.aborted || setState(next);
    update({ kind: 'running', percent: null });
    const onProgress = (percent: number) => update({ kind: 'running', percent });
    try {
      const { savePdf } = await import('./savePdf.ts');
      const input = { ...source, kind, generatedAt: new Date(now()) };
      update(await savePdf(input, { onProgress, signal: abort.signal }));
    } catch {
      update({ kind: 'failed', message: WRITER_NOT_LOADED });
    }
  }

  return { state, make: (source) => void make(source), cancel };
}
