import { type AvailableScope, availableScopeSchema, choiceOf, parseJson, parseWith } from '@roi-insight/contracts';
import type { DashboardScreenProps, DashboardState, ScopeState } from '@roi-insight/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { readForm } from '../storage/readForm.ts';
import { writeScope } from '../storage/scopeRecord.ts';
import { AVAILABLE_KEY } from '../storage/sessionStore.ts';

/** What can be chosen for another analysis of the project on the dashboard, and how it starts. */
export function useScope(dashboard: DashboardState): Pick<DashboardScreenProps, 'scope' | 'onAnalyzeAgain'> {
  const { store } = useHost();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const text = useSyncExternalStore(store.subscribe, () => store.read(AVAILABLE_KEY));
  const available = useMemo(() => readAvailable(text), [text]);
  return {
    scope: scopeState(available, !analysis.holdsKey()),
    onAnalyzeAgain: (choice) => {
      const { jiraUrl, projectName } = readForm(store);
      if (dashboard.kind !== 'ready') return;
      if (jiraUrl === null || projectName === null) return void navigate('/form');
      const { provenance } = dashboard.report;
      const seen = provenance && { choice: choiceOf(provenance), changes: provenance.scope_changes ?? 0 };
      const isWaiting = !analysis.holdsKey();
      writeScope(store, { jiraUrl, projectName, choice, seen: seen ?? null, isWaiting });
      analysis.startAgain();
      void navigate(isWaiting ? '/form' : '/loading');
    },
  };
}

function scopeState(available: AvailableScope | null, needsApiKey: boolean): ScopeState {
  if (import.meta.env.MODE === 'demo') return { kind: 'demo' };
  return available === null ? { kind: 'unknown' } : { kind: 'ready', available, needsApiKey };
}

function readAvailable(text: string | null): AvailableScope | null {
  if (text === null) return null;
  const parsed = parseJson(text, (input) => parseWith(availableScopeSchema, input));
  return parsed.ok ? parsed.value : null;
}
