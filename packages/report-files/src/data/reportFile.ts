import type { Economics, Report } from '@roi-insight/contracts';

/** Value of `format` in a report file. */
export const REPORT_FORMAT = 'roi-insight-report';

/** Incremented when earlier versions could no longer read the file. */
export const REPORT_FORMAT_VERSION = 1;

/** A report with the inputs that the dashboard shows with it. */
export interface SavedReport {
  readonly report: Report;
  /** The tracker's URL; null when unknown. */
  readonly jiraUrl: string | null;
  /** As typed in the form: a report without provenance does not name its project. */
  readonly projectName: string | null;
  /** The inputs of the bridge. */
  readonly economics: Economics;
}

/**
 * A report as JSON text that `openReport` reads without loss. It contains no credential, since a report has none.
 * @param savedAt recorded in the file; `openReport` ignores it
 */
export function reportToJson({ report, jiraUrl, projectName, economics }: SavedReport, savedAt: Date): string {
  const file = {
    format: REPORT_FORMAT,
    format_version: REPORT_FORMAT_VERSION,
    saved_at: savedAt.toISOString(),
    jira_url: jiraUrl,
    project_name: projectName,
    economics,
    report,
  };
  return `${JSON.stringify(file)}\n`;
}
