import { DASHBOARD_DATA_KEY } from '@roi-insight/contracts';
import { type Economics, recalculate } from '@roi-insight/roi-math';
import type { DashboardState } from '@roi-insight/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { ECONOMICS_KEY, readEconomics } from '../storage/economics.ts';
import { readDashboard } from '../storage/readDashboard.ts';
import { readForm } from '../storage/readForm.ts';

interface Dashboard {
  readonly state: DashboardState;
  /** Recalculates for an annual cost in dollars and stores the result, so that a reload keeps it. */
  readonly recalculate: (engineerAnnualCost: number) => void;
  /** The bridge's inputs. */
  readonly economics: Economics;
  readonly keepEconomics: (economics: Economics) => void;
}

/** The dashboard's state: the running request, else what is stored. */
export function useDashboard(): Dashboard {
  const { store } = useHost();
  const [analysis] = useAnalysis();
  const text = useSyncExternalStore(store.subscribe, () => store.read(DASHBOARD_DATA_KEY));
  const stored = useMemo(() => readDashboard(text, readForm(store).jiraUrl), [text, store]);
  const economicsText = useSyncExternalStore(store.subscribe, () => store.read(ECONOMICS_KEY));
  const economics = useMemo(() => readEconomics(economicsText), [economicsText]);
  return {
    state: analysis.kind === 'running' ? { kind: 'loading', progress: analysis.progress } : stored,
    recalculate: (cost) => {
      if (stored.kind !== 'ready') return;
      store.write(DASHBOARD_DATA_KEY, JSON.stringify(recalculate(stored.report, cost)));
    },
    economics,
    keepEconomics: (edited) => store.write(ECONOMICS_KEY, JSON.stringify(edited)),
  };
}
