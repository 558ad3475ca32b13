import type { Report } from '@roi-insight/contracts';
import { buildReportPdf, type DownloadState, pageFor, type PdfKind, type ReportPdfInput } from '@roi-insight/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadFile } from './loadFile.ts';
import { saveFile } from './saveFile.ts';

type PdfSource = Omit<ReportPdfInput, 'kind' | 'page' | 'generatedAt'>;

interface Pdf {
  readonly state: DownloadState;
  /** Makes the file and saves it; an earlier one that is not finished is given up. */
  readonly make: (source: PdfSource) => void;
  readonly cancel: () => void;
}

/** Making one kind of PDF. It is given up when another report takes the place of `report`, and when the screen is left. */
export function usePdf(kind: PdfKind, report: Report | null, now: () => number): Pdf {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const work = useRef(new AbortController());
  // At once, not when the work ends: what it still waits for cannot always be stopped.
  const cancel = useCallback(() => {
    work.current.abort();
    setState({ kind: 'idle' });
  }, []);
  useEffect(() => (report === null ? undefined : cancel), [cancel, report]);

  async function make(source: PdfSource): Promise<void> {
    work.current.abort();
    const own = new AbortController();
    work.current = own;
    setState({ kind: 'running', percent: null });
    const input = { ...source, kind, page: pageFor(navigator.language), generatedAt: new Date(now()) };
    const onProgress = (percent: number) => own.signal.aborted || setState({ kind: 'running', percent });
    const outcome = await buildReportPdf(input, { loadFile, onProgress, signal: own.signal });
    if (own.signal.aborted || outcome.kind === 'cancelled') return;
    if (outcome.kind === 'made') saveFile(outcome.fileName, outcome.blob);
    setState(outcome.kind === 'made' ? { kind: 'done', fileName: outcome.fileName } : outcome);
  }

  return { state, make: (source) => void make(source), cancel };
}
