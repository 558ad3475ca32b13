import { type Formats, reportFileTexts } from '@roi-insight/report-text';
import type { AppPath } from '@roi-insight/ui';
import type { AnalysisController } from '../analysis/createAnalysisController.ts';
import type { Host } from '../host/HostContext.tsx';
import { openedReports } from '../history/openedReports.ts';
import { organizationOf } from '../organization/organizationOf.ts';
import { planIn } from '../planReport/planIn.ts';
import { planReportingOf } from '../planReport/planReportingOf.ts';
import type { Reading } from '../reportFile/Reading.ts';
import { readReportFile, type ReportFromFile } from '../reportFile/readReportFile.ts';
import { isTicketFile } from '../ticketFile/isTicketFile.ts';
import { storeReport } from './storeReport.ts';

type Show = (host: Host, analysis: AnalysisController) => AppPath;

/**
 * Reads report files. Returns the route that shows them: the dashboard for one report, the history for several, or the
 * report on a plan. If they cannot be opened, it returns the reason.
 */
export async function openFiles(
  formats: Formats,
  files: readonly File[],
  reading: Reading,
): Promise<Show | string | null> {
  const [file, ...more] = files;
  if (file === undefined) return null;
  if (more.length > 0) {
    return () => {
      openedReports.open(files);
      return '/history';
    };
  }
  const plan = await planIn(file);
  if (plan?.kind === 'refused') return plan.message;
  if (plan !== null) {
    return (host) => {
      planReportingOf(host).open(plan);
      return '/plan/report';
    };
  }
  const opened = await readReportFile(file, reading);
  if (opened.kind === 'refused') return (await isTicketFile(file)) ? reportFileTexts.forForm : opened.message;
  return (host, analysis) => showReport(formats, opened, host, analysis);
}

/** Replaces the stored report, and cancels a running analysis. A report on an organization has a page and a store of its own. */
export function showReport(
  formats: Formats,
  { saved, tickets }: Pick<ReportFromFile, 'saved' | 'tickets'>,
  host: Host,
  analysis: AnalysisController,
): AppPath {
  analysis.cancel();
  analysis.dismiss();
  const page = saved.report.organization === undefined ? null : organizationOf(host);
  storeReport(formats, (page?.host ?? host).store, saved, tickets);
  page?.organization.showReport();
  return page === null ? '/dashboard' : '/organization';
}
