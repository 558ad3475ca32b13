import { DASHBOARD_DATA_KEY, TICKETS_KEY } from '../storage/storageKeys.ts';
import { reportToWire } from '@roi-insight/contracts';
import { READER_NOT_LOADED, unsavedTexts } from '@roi-insight/report-text';
import { type DashboardScreenProps, useFormats } from '@roi-insight/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { warn } from '../log.ts';
import { readSpend } from '../files/readSpend.ts';
import { inCurrency, recalculate, withEnteredCost, withUsageSeats } from '@roi-insight/roi-math';
import { readEconomics } from '../storage/economics.ts';
import { storedNames } from '../names/storedNames.ts';
import { useElapsed } from './useElapsed.ts';
import { readDashboard } from '../storage/readDashboard.ts';
import { readOpenRows, writeOpenRows } from '../storage/openRows.ts';
import { ECONOMICS_KEY, NAMES_KEY, type SessionStore } from '../storage/sessionStore.ts';

const SECOND = 1000;

/** The state of the dashboard: the running request, or the stored report. Edits are stored, so that a reload keeps them. */
export function useDashboard() {
  const { store } = useHost();
  const formats = useFormats();
  const [analysis] = useAnalysis();
  const startedAt = analysis.kind === 'running' ? analysis.startedAt : null;
  const elapsedMs = useElapsed(startedAt ?? 0, startedAt === null ? 0 : Infinity, SECOND);
  const text = useSyncExternalStore(store.subscribe, () => store.read(DASHBOARD_DATA_KEY));
  const { state: read, warnings } = useMemo(() => readDashboard(text, store), [text, store]);
  useEffect(() => warnings.forEach(warn), [warnings]);
  const areApart = useSyncExternalStore(store.subscribe, () => store.read(TICKETS_KEY) !== null);
  const economicsText = useSyncExternalStore(store.subscribe, () => store.read(ECONOMICS_KEY));
  const namesText = useSyncExternalStore(store.subscribe, () => store.read(NAMES_KEY));
  const names = useMemo(
    () => (namesText === null ? undefined : (storedNames.read(store) ?? undefined)),
    [namesText, store],
  );
  const economics = useMemo(() => {
    const kept = readEconomics(economicsText);
    return read.kind === 'ready' ? withUsageSeats(read.report, kept) : kept;
  }, [read, economicsText]);
  const stored = useMemo(
    () =>
      read.kind === 'ready'
        ? {
            ...read,
            report: inCurrency(withEnteredCost(read.report, economics), formats.currencyCode),
            hasTickets: areApart || read.report.tickets !== undefined,
          }
        : read,
    [read, economics, areApart, formats.currencyCode],
  );
  return {
    state: analysis.kind === 'running' ? { kind: 'loading', progress: analysis.progress, elapsedMs } : stored,
    notice: noticeOf(store),
    names,
    onNamesChange: (edited) => storedNames.write(store, edited),
    onReadLogo: (file) =>
      import('../names/readLogo.ts').then(
        ({ readLogo }) => readLogo(formats, file),
        () => ({ kind: 'refused', message: READER_NOT_LOADED }),
      ),
    economics,
    initialOpenRows: readOpenRows(store),
    onOpenRowsChange: (rows) => writeOpenRows(store, rows),
    onRecalculate: (cost, edited) => {
      if (stored.kind !== 'ready') return;
      store.write(ECONOMICS_KEY, JSON.stringify(edited));
      store.write(DASHBOARD_DATA_KEY, JSON.stringify(reportToWire(recalculate(stored.report, cost))));
    },
    onEconomicsChange: (edited) => store.write(ECONOMICS_KEY, JSON.stringify(edited)),
    onReadSpend: (file) => readSpend(formats, file),
  } satisfies Partial<DashboardScreenProps>;
}

function noticeOf(store: SessionStore): string | null {
  if (!store.isKept(DASHBOARD_DATA_KEY)) return unsavedTexts.report;
  if (!store.isKept(TICKETS_KEY)) return unsavedTexts.tickets;
  return store.isKept(NAMES_KEY) ? null : unsavedTexts.names;
}
