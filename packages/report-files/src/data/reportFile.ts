import { type Economics, type Names, printable, type Report, reportToWire, trackerBase } from '@roi-insight/contracts';
import {
  type Brand,
  createFormats,
  reportNames,
  savedPageFacts,
  plainSummaryText,
  summaryText,
} from '@roi-insight/report-text';

/** The value of `format` in a report file. */
export const REPORT_FORMAT = 'roi-insight-report';

/** Incremented with every change that earlier versions cannot read. */
export const REPORT_FORMAT_VERSION = 2;

/** A report with the inputs that the dashboard shows next to it. */
export interface SavedReport {
  readonly report: Report;
  /** The tracker's URL; null when unknown. */
  readonly jiraUrl: string | null;
  /** The name of the project as typed in the form; a report without provenance does not name its project. */
  readonly projectName: string | null;
  /** What the reader entered about the owner of the report; absent if nothing was entered. */
  readonly names?: Names | undefined;
  /** The inputs of the bridge. */
  readonly economics: Economics;
}

type Source = SavedReport & { readonly brand: Brand };

/**
 * The contents of a report file. It has no credential, and `openReport` reads it without loss. The time of saving,
 * `about` and the summary are for people, so `openReport` ignores them.
 */
export function reportFile(saved: Source, savedAt: Date) {
  const { report, brand, jiraUrl, projectName, names, economics } = saved;
  const formats = createFormats(brand);
  const origin = { ...saved, generatedAt: savedAt };
  return {
    format: REPORT_FORMAT,
    format_version: REPORT_FORMAT_VERSION,
    saved_at: savedAt.toISOString(),
    about: [reportNames(formats, origin).documentTitle, ...savedPageFacts(formats, report, savedAt)],
    summary: plainSummaryText(summaryText(formats, origin, economics)),
    // Removes passwords and tokens that were typed with the address, because people forward the file.
    jira_url: trackerBase(jiraUrl),
    project_name: projectName,
    names,
    economics,
    report: reportToWire(report),
  };
}

export function reportToJson(saved: Source, savedAt: Date): string {
  return `${JSON.stringify(reportFile(saved, savedAt), withPrintable, 2)}\n`;
}

/** A replacer for `JSON.stringify`, which replaces characters that cannot be shown, such as half a surrogate pair in the name of a project. */
export const withPrintable = (_: string, value: unknown) => (typeof value === 'string' ? printable(value) : value);
