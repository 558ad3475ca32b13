import { DASHBOARD_DATA_KEY } from '../storage/storageKeys.ts';
import { reportToWire } from '@roi-insight/contracts';
import { recalculate } from '@roi-insight/roi-math';
import { type DashboardScreenProps, useFormats } from '@roi-insight/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { readSpend } from '../files/readSpend.ts';
import { withEnteredCost } from '@roi-insight/roi-math';
import { readEconomics } from '../storage/economics.ts';
import { readDashboard } from '../storage/readDashboard.ts';
import { ECONOMICS_KEY } from '../storage/sessionStore.ts';

const NOT_KEPT =
  'The browser had no room to keep this report: it lives in the memory of this tab only, and a reload loses it. Export it to open it again later.';

/** The state of the dashboard: the running request, or the stored report. Edits are stored, so that a reload keeps them. */
export function useDashboard() {
  const { store } = useHost();
  const formats = useFormats();
  const [analysis] = useAnalysis();
  const text = useSyncExternalStore(store.subscribe, () => store.read(DASHBOARD_DATA_KEY));
  const read = useMemo(() => readDashboard(text, store), [text, store]);
  const economicsText = useSyncExternalStore(store.subscribe, () => store.read(ECONOMICS_KEY));
  const economics = useMemo(() => readEconomics(economicsText), [economicsText]);
  const stored = useMemo(
    () => (read.kind === 'ready' ? { ...read, report: withEnteredCost(read.report, economics) } : read),
    [read, economics],
  );
  return {
    state: analysis.kind === 'running' ? { kind: 'loading', progress: analysis.progress } : stored,
    notice: store.isKept(DASHBOARD_DATA_KEY) ? null : NOT_KEPT,
    economics,
    onRecalculate: (cost, edited) => {
      if (stored.kind !== 'ready') return;
      store.write(ECONOMICS_KEY, JSON.stringify(edited));
      store.write(DASHBOARD_DATA_KEY, JSON.stringify(reportToWire(recalculate(stored.report, cost))));
    },
    onReadSpend: (file) => readSpend(formats, file),
  } satisfies Partial<DashboardScreenProps>;
}
