import type { Economics } from '@roi-insight/roi-math';
import { type DashboardScreenProps, type DashboardState, useBrand } from '@roi-insight/ui';
import { useExport } from '../files/useExport.ts';
import { usePdf } from '../files/usePdf.ts';
import { useHost } from '../host/HostContext.tsx';
import { readForm } from '../storage/readForm.ts';

type ReportFiles = Pick<
  DashboardScreenProps,
  'pdf' | 'onDownloadPdf' | 'fullReport' | 'onDownloadFullReport' | 'onCancelDownload' | 'exported' | 'onExport'
>;

/** Everything that the report can be saved as, as it stands. */
export function useReportFiles(state: DashboardState, economics: Economics): ReportFiles {
  const { store, now } = useHost();
  const brand = useBrand();
  const pdf = usePdf('summary', now);
  const full = usePdf('full', now);
  const [exported, save] = useExport();
  const { jiraUrl, projectName } = readForm(store);
  const source = state.kind === 'ready' ? { jiraUrl, projectName, report: state.report, economics } : null;
  return {
    pdf: pdf.state,
    onDownloadPdf: () => source && pdf.make({ ...source, brand }),
    fullReport: full.state,
    onDownloadFullReport: () => source && full.make({ ...source, brand }),
    onCancelDownload: () => {
      pdf.cancel();
      full.cancel();
    },
    exported,
    onExport: (kind) => source && save(kind, { ...source, generatedAt: new Date(now()) }),
  };
}
