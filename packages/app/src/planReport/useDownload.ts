import type { Brand } from '@roi-insight/report-text';
import type { PlanReportFile } from '@roi-insight/ui';
import { useHost } from '../host/HostContext.tsx';
import type { planReportingOf } from './planReportingOf.ts';
import { saveReportFile } from './saveReportFile.ts';

/** Returns the function that saves a file of the shown report. */
export function useDownload(reporting: ReturnType<typeof planReportingOf>, brand: Brand) {
  const { now } = useHost();
  return (file: PlanReportFile): void => {
    const { state, economics } = reporting.get();
    if (state.kind !== 'made') return;
    const { report } = state;
    reporting.showDownload({ kind: 'running', percent: null });
    void saveReportFile(file, { report, economics, brand, savedAt: new Date(now()) }).then((download) => {
      // Another report may have been opened meanwhile.
      const { state: latest } = reporting.get();
      if (latest.kind === 'made' && latest.report === report) reporting.showDownload(download);
    });
  };
}
