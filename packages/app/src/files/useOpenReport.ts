import { DASHBOARD_DATA_KEY, FORM_DATA_KEY } from '@roi-insight/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { AVAILABLE_KEY, ECONOMICS_KEY } from '../storage/sessionStore.ts';

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

  async function open(file: File): Promise<void> {
    setProblem(null);
    // Chunks of their own: reading needs the schemas, which the landing page does without.
    const [{ openReportFile }, { keepScope }] = await Promise.all([
      import('@roi-insight/report-files/open-report'),
      import('./keepScope.ts'),
    ]);
    const opened = await openReportFile(file);
    if (opened.kind === 'refused') return setProblem(opened.message);
    analysis.cancel();
    analysis.dismiss();
    analysis.forget();
    store.remove(AVAILABLE_KEY);
    keepScope(store, opened);
    const { jiraUrl, projectName } = opened;
    store.write(FORM_DATA_KEY, JSON.stringify({ jiraUrl, projectName }));
    store.write(ECONOMICS_KEY, JSON.stringify(opened.economics));
    store.write(DASHBOARD_DATA_KEY, JSON.stringify(opened.report));
    return navigate('/dashboard');
  }

  return {
    open: (file) => void open(file).catch(() => setProblem('The file could not be read. Try again.')),
    problem,
    dismissProblem: () => setProblem(null),
  };
}
