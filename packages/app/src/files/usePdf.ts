import { WRITER_NOT_LOADED } from '@roi-insight/report-text';
import type { Report } from '@roi-insight/contracts';
import type { PdfKind, ReportPdfInput } from '@roi-insight/report-files';
import { type DownloadState, paperColors } from '@roi-insight/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyReportFiles } from './lazyReportFiles.ts';
import { loadFile } from './loadFile.ts';
import { saveMade } from './saveMade.ts';

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
    setState({ kind: 'running', percent: null });
    const files = await lazyReportFiles.load().catch(() => null);
    if (abort.signal.aborted) return undefined;
    if (files === null) return setState({ kind: 'failed', message: WRITER_NOT_LOADED });
    const input = {
      ...source,
      colors: paperColors,
      kind,
      page: files.pageFor(navigator.language),
      generatedAt: new Date(now()),
    };
    const onProgress = (percent: number) => abort.signal.aborted || setState({ kind: 'running', percent });
    const outcome = await files.buildReportPdf(input, { loadFile, onProgress, signal: abort.signal });
    return abort.signal.aborted ? undefined : setState(saveMade(outcome));
  }

  return { state, make: (source) => void make(source), cancel };
}
