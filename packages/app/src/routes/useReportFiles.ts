import type { Economics, Names } from '@roi-insight/contracts';
import { type DashboardScreenProps, type DashboardState, useBrand } from '@roi-insight/ui';
import { useExport } from '../files/useExport.ts';
import { usePdf } from '../files/usePdf.ts';
import { useHost } from '../host/HostContext.tsx';
import { readForm } from '../form/submittedForm.ts';

type ReportFiles = Pick<
  DashboardScreenProps,
  | 'pdf'
  | 'onDownloadPdf'
  | 'onCancelPdf'
  | 'fullReport'
  | 'onDownloadFullReport'
  | 'onCancelFullReport'
  | 'exported'
  | 'onExport'
>;

/** The handlers and states for the files of the report. */
export function useReportFiles(state: DashboardState, economics: Economics, names: Names | undefined): ReportFiles {
  const { store, now } = useHost();
  const own = useBrand();
  const brand = names?.company === undefined ? own : { ...own, company: names.company };
  const report = state.kind === 'ready' ? state.report : null;
  const pdf = usePdf('summary', report, now);
  const full = usePdf('full', report, now);
  const [exported, save] = useExport(report, store);
  const { jiraUrl = null, projectName = null } = readForm(store);
  const source = report && { jiraUrl, projectName, names, report, economics };
  return {
    pdf: pdf.state,
    onDownloadPdf: () => source && pdf.make({ ...source, brand }),
    onCancelPdf: pdf.cancel,
    fullReport: full.state,
    onDownloadFullReport: () => source && full.make({ ...source, brand }),
    onCancelFullReport: full.cancel,
    exported,
    onExport: (kind) => source && save(kind, { ...source, brand, generatedAt: new Date(now()) }),
  };
}
