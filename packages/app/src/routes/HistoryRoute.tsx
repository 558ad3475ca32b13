import { inCurrency } from '@roi-insight/roi-math';
import { reportHistory } from '@roi-insight/report-text';
import { HistoryScreen, type HistoryState, ReportDropZone, useBrand, useFormats } from '@roi-insight/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { showReport } from '../files/openFiles.ts';
import { openedReports } from '../history/openedReports.ts';
import { useHost } from '../host/HostContext.tsx';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useStore } from '../host/createStore.ts';

export function HistoryRoute() {
  useTitle('Report history');
  const host = useHost();
  const brand = useBrand();
  const formats = useFormats();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const opened = useStore(openedReports);
  const state = useMemo((): HistoryState => {
    if (opened.kind !== 'ready') return opened;
    const files = opened.files.map(({ id, fileName, saved }) => ({
      id,
      fileName,
      run: { ...saved, report: inCurrency(saved.report, brand.currency), brand },
    }));
    return { kind: 'ready', projects: reportHistory(formats, files), leftOut: opened.leftOut };
  }, [opened, brand, formats]);
  const show = (id: string) => {
    const file = opened.kind === 'ready' && opened.files.find((one) => one.id === id);
    if (file) void navigate(showReport(formats, file, host, analysis));
  };
  const { add, cancel } = openedReports;
  return (
    <ReportDropZone onOpenReports={add} problem={null} onDismissProblem={() => undefined}>
      <HistoryScreen chrome={useChrome()} state={state} onAddFiles={add} onCancel={cancel} onOpen={show} />
    </ReportDropZone>
  );
}
