import type { Report } from '@roi-insight/contracts';
import type { ReportPageSource } from '@roi-insight/report-files';
import { type ExportKind, WRITER_NOT_LOADED } from '@roi-insight/report-text';
import type { ExportState } from '@roi-insight/ui';
import { useEffect, useState } from 'react';
import type { SessionStore } from '../storage/sessionStore.ts';
import { copySummary } from './copySummary.ts';

/** Duration of the message "Summary copied", in ms. */
const COPIED_MS = 5000;

/** Saves the report as a file, or copies its summary. The state is reset when the report changes. */
export function useExport(
  report: Report | null,
  store: SessionStore,
): readonly [state: ExportState, save: (kind: ExportKind, source: ReportPageSource) => void] {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  useEffect(() => (report === null ? undefined : () => setState({ kind: 'idle' })), [report]);
  useEffect(() => {
    if (state.kind !== 'copied') return undefined;
    const timer = setTimeout(() => setState({ kind: 'idle' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  async function save(kind: ExportKind, source: ReportPageSource): Promise<void> {
    if (kind === 'summary') return setState(await copySummary(source));
    setState({ kind: 'running', percent: null });
    try {
      const { saveExport } = await import('./saveExport.ts');
      setState(await saveExport(kind, source, store));
    } catch {
      setState({ kind: 'failed', message: WRITER_NOT_LOADED });
    }
  }
  return [state, (kind, source) => void save(kind, source)];
}
