import type { Report } from '@roi-insight/contracts';
import type { Economics } from '@roi-insight/roi-math';

/** `format` of a report file. */
export const REPORT_FORMAT = 'roi-insight-report';

/** Raised whenever older readers could no longer make sense of the file. */
export const REPORT_FORMAT_VERSION = 1;

/** A report with what the dashboard shows beside it. */
export interface SavedReport {
  readonly report: Report;
  /** The tracker's address; null: not known. */
  readonly jiraUrl: string | null;
  /** As the form had it; a report without provenance does not name its project itself. */
  readonly projectName: string | null;
  /** The inputs of the bridge. */
  readonly economics: Economics;
}

/**
 * A report as text that `openReport` reads again, without any loss. It holds no credential: a report has none.
 * @param savedAt told to whoever reads the file; `openReport` does not use it
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
