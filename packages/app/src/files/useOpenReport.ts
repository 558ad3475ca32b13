import { useFormats } from '@roi-insight/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';

interface OpenReport {
  readonly open: (files: readonly File[]) => void;
  /** Why the last files could not be opened; null if they could. */
  readonly problem: string | null;
  readonly dismissProblem: () => void;
}

/** Opens reports that were saved as files. A single one replaces the stored report. An invalid file changes nothing. */
export function useOpenReport(): OpenReport {
  const { store } = useHost();
  const formats = useFormats();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<readonly File[]>(null);

  async function open(files: readonly File[]): Promise<void> {
    setProblem(null);
    last.current = files;
    // A separate chunk: reading needs the schemas, which the landing page does not load.
    const { openFiles } = await import('./openFiles.ts');
    const show = await openFiles(formats, files);
    // Other files were chosen in the meantime: the last choice wins.
    if (last.current !== files) return;
    if (typeof show !== 'function') return setProblem(show);
    return navigate(show(store, analysis));
  }

  return {
    open: (files) => void open(files).catch(() => setProblem('The file could not be read. Try again.')),
    problem,
    dismissProblem: () => setProblem(null),
  };
}
