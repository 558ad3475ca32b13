import { type DashboardScreenProps, type DashboardState, lazyModule, useFormats, useLazyModule } from '@roi-insight/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import type { Submission } from '../analysis/createAnalysisController.ts';
import { useHost } from '../host/HostContext.tsx';
import { AVAILABLE_KEY } from '../storage/sessionStore.ts';

type Scope = Pick<DashboardScreenProps, 'scope' | 'onAnalyzeAgain' | 'onAnalyzeFrom'>;

/** A separate chunk, so that the figures are shown before the choices are loaded. */
const lazyScope = lazyModule(async () => (await import('./scopeOfDashboard.ts')).scopeOfDashboard);

/** The choices for another analysis of the dashboard's project, and the handler that starts it. */
export function useScope(dashboard: DashboardState): Scope {
  const { store } = useHost();
  const formats = useFormats();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const isWanted = dashboard.kind === 'ready' && store.read(AVAILABLE_KEY) !== null;
  const lazy = useLazyModule(lazyScope, isWanted);
  const scopeOfDashboard = isWanted && lazy.kind === 'ready' ? lazy.value : null;
  const found = useMemo(
    () => (dashboard.kind === 'ready' ? (scopeOfDashboard?.(formats, store, dashboard.report) ?? null) : null),
    [dashboard, formats, scopeOfDashboard, store],
  );
  if (import.meta.env.MODE === 'demo') return { scope: { kind: 'demo' }, onAnalyzeAgain: () => undefined };
  if (isWanted && lazy.kind !== 'ready') return { scope: lazy, onAnalyzeAgain: () => undefined };
  if (found === null) return { scope: { kind: 'unknown' }, onAnalyzeAgain: () => undefined };
  const start = (submission: Submission | null) => {
    if (submission !== null) analysis.start(submission);
    void navigate(submission === null ? '/form' : '/loading');
  };
  return {
    scope: found.scope,
    onAnalyzeAgain: (choice) => start(found.choose(choice)),
    onAnalyzeFrom: (adopted) => start(found.chooseDate(adopted)),
  };
}
