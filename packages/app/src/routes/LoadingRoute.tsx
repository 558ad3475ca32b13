import { LoadingScreen } from '@roi-insight/ui';
import { Navigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useElapsed } from './useElapsed.ts';

/** The screen waits this long for the request; then the dashboard does. */
const WAIT_MS = 6000;

export function LoadingRoute() {
  useTitle('Analyzing');
  const chrome = useChrome();
  const [state, analysis] = useAnalysis();
  const elapsedMs = useElapsed(state.kind === 'running' ? state.startedAt : null);

  if (state.kind === 'succeeded' || (state.kind === 'running' && elapsedMs >= WAIT_MS)) {
    return <Navigate to="/dashboard" replace />;
  }
  if (state.kind !== 'running') return <Navigate to="/form" replace />;
  return <LoadingScreen chrome={chrome} elapsedMs={elapsedMs} progress={state.progress} onCancel={analysis.cancel} />;
}
