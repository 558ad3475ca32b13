import { isEmptyTeam, LoadingScreen } from '@roi-insight/ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useElapsed } from './useElapsed.ts';
import { usePrefetch } from './usePrefetch.ts';

const loadDashboardRoute = () => import('./DashboardRoute.tsx');

/** After this time, the dashboard waits for the request instead. */
const WAIT_MS = 6000;

/** The loading bar's step. */
const STEP_MS = 100;

export function LoadingRoute() {
  useTitle('Analyzing');
  usePrefetch(loadDashboardRoute);
  const chrome = useChrome();
  const { now } = useHost();
  const navigate = useNavigate();
  const [openedAt] = useState(now);
  const [state, analysis] = useAnalysis();
  // If the screen is opened by its URL, there is no request, but the screen looks the same.
  const startedAt = state.kind === 'running' ? state.startedAt : openedAt;
  const elapsedMs = useElapsed(startedAt, state.kind === 'succeeded' ? 0 : WAIT_MS, STEP_MS);

  const others = analysis.draft()?.comparison?.filter((team) => !isEmptyTeam(team)) ?? [];

  // Going back cancels the request. Going forward then leads here, where there is nothing to wait for.
  if (state.kind === 'failed' || state.kind === 'canceled') return <Navigate to="/form" replace />;
  if (state.kind === 'succeeded' || elapsedMs >= WAIT_MS) return <Navigate to="/dashboard" replace />;
  return (
    <LoadingScreen
      chrome={chrome}
      elapsedMs={elapsedMs}
      progress={state.kind === 'running' ? state.progress : null}
      teams={1 + others.length}
      // If the screen is opened by its URL, there is nothing to cancel.
      onCancel={state.kind === 'running' ? analysis.cancel : () => void navigate('/form', { replace: true })}
    />
  );
}
