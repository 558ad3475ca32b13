import { READER_NOT_LOADED } from '@roi-insight/report-text';
import { useFormats } from '@roi-insight/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';

export interface ReadingFile {
  readonly fileName: string;
  /** 0–1 */
  readonly share: number;
  readonly onCancel: () => void;
}

interface OpenReport {
  readonly open: (files: readonly File[]) => void;
  /** The file that is being read; null if no file is being read. */
  readonly reading: ReadingFile | null;
  /** The reason why the last files could not be opened; null if they were opened. */
  readonly problem: string | null;
  readonly dismissProblem: () => void;
}

/**
 * Opens reports that were saved as files. A single report replaces the stored one, and an invalid file changes nothing.
 * Leaving the screen cancels reading.
 */
export function useOpenReport(): OpenReport {
  const host = useHost();
  const formats = useFormats();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [reading, setReading] = useState<ReadingFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef(new AbortController());
  useEffect(() => () => last.current.abort(), []);

  async function open(files: readonly File[]): Promise<void> {
    // A new choice replaces the previous one.
    last.current.abort();
    const abort = new AbortController();
    last.current = abort;
    const [fileName = ''] = files.map(({ name }) => name);
    const end = (message: string | null) => {
      if (last.current !== abort) return;
      setReading(null);
      setProblem(message);
    };
    const onCancel = () => {
      abort.abort();
      end(null);
    };
    const onShare = (share: number) => abort.signal.aborted || setReading({ fileName, share, onCancel });
    setProblem(null);
    onShare(0);
    try {
      // This is a separate chunk, because reading needs the schemas, which the landing page does not load.
      const { openFiles } = await import('./openFiles.ts');
      const show = await openFiles(formats, files, { signal: abort.signal, onShare });
      if (abort.signal.aborted) return;
      end(typeof show === 'string' ? show : null);
      if (typeof show === 'function') await navigate(show(host, analysis));
    } catch {
      if (!abort.signal.aborted) end(READER_NOT_LOADED);
    }
  }

  return { open: (files) => void open(files), reading, problem, dismissProblem: () => setProblem(null) };
}
