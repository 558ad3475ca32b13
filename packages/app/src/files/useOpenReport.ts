import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';

interface OpenReport {
  readonly open: (file: File) => void;
  /** Why the last file could not be opened; null: it could. */
  readonly problem: string | null;
  readonly dismissProblem: () => void;
}

/** Opening a report that was saved as a file: it takes the place of what is stored. A bad file changes nothing. */
export function useOpenReport(): OpenReport {
  const { store } = useHost();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const lastFile = useRef<File>(null);

  async function open(file: File): Promise<void> {
    setProblem(null);
    lastFile.current = file;
    // Chunks of their own: reading needs the schemas, which the landing page does without.
    const [{ openReportFile }, { storeReport }] = await Promise.all([
      import('@roi-insight/report-files/open-report'),
      import('./storeReport.ts'),
    ]);
    const opened = await openReportFile(file);
    // Another file was chosen in the meantime: the last one counts, not the slowest.
    if (lastFile.current !== file) return;
    if (opened.kind === 'refused') return setProblem(opened.message);
    analysis.cancel();
    analysis.dismiss();
    storeReport(store, opened);
    return navigate('/dashboard');
  }

  return {
    open: (file) => void open(file).catch(() => setProblem('The file could not be read. Try again.')),
    problem,
    dismissProblem: () => setProblem(null),
  };
}
