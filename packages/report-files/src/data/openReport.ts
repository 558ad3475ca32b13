import {
  count,
  type Economics,
  isTrackerUrl,
  parseEconomics,
  parseReport,
  parseWith,
  type Report,
  trackerBase,
} from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';
import { boolean, type InferType, mixed, object, string } from 'yup';
import { dataOfPage } from './dataOfPage.ts';
import { REPORT_FORMAT, REPORT_FORMAT_VERSION, type SavedReport } from './reportFile.ts';
import { parseUntrustedJson } from './parseUntrustedJson.ts';

/** Maximum size of a report file; 100,000 measured tickets take about 13 MB. */
export const OPEN_REPORT_MAX_BYTES = 20_000_000;

/** Maximum number of weeks, a century. The charts would take minutes to draw more. */
const MAX_WEEKS = 5200;

/** The result of opening a file. */
export type OpenedReport =
  | ({ readonly kind: 'opened' } & SavedReport)
  /** `message` says what the reader can do. */
  | { readonly kind: 'refused'; readonly message: string };

const refused = (message: string): OpenedReport => ({ kind: 'refused', message });

const NOT_OURS = 'This file is not a report. Choose a file that was saved with Export, ‘Report as JSON’ or ‘Web page’.';
const TOO_LARGE = 'This file is too large to be a report: reports have at most 20 MB.';
const NEWER = 'This report was saved by a newer version of this product. Open it there, or save it again from here.';
const DAMAGED = 'This report cannot be read: the file is damaged or was changed. Save it again and open the new file.';

const fileSchema = object({
  format: string().oneOf([REPORT_FORMAT]).required(),
  format_version: count().min(1).required(),
  jira_url: string()
    .nullable()
    .defined()
    .test('url', (url) => url === null || isTrackerUrl(url)),
  /** Missing in files from earlier versions. */
  project_name: string().nullable(),
  economics: mixed().required(),
  report: mixed().required(),
});

/** The response of the API, which the command line writes as well: only the report. */
const responseSchema = object({ success: boolean().oneOf([true]).required() }).required();

const headSchema = fileSchema.pick(['format', 'format_version']).required();

/** Reads a report file. Never rejects, and never reads a file larger than {@link OPEN_REPORT_MAX_BYTES}. */
export async function openReportFile(file: Blob): Promise<OpenedReport> {
  if (file.size > OPEN_REPORT_MAX_BYTES) return refused(TOO_LARGE);
  try {
    return openReport(await file.text());
  } catch {
    return refused('This file could not be read. Choose it again.');
  }
}

/**
 * Parses a report file, a saved web page, or a response of the API. Everything is validated before it is used.
 * @param economics for a report without its own: one from the API
 */
export function openReport(text: string, economics = defaultEconomics): OpenedReport {
  if (text.length > OPEN_REPORT_MAX_BYTES) return refused(TOO_LARGE);
  const input = parseUntrustedJson(dataOfPage(text));
  if (!input.ok) return refused(NOT_OURS);
  const head = parseWith(headSchema, input.value);
  if (!head.ok) return openResponse(input.value, economics);
  if (head.value.format_version > REPORT_FORMAT_VERSION) return refused(NEWER);
  const file = parseWith(fileSchema.required(), input.value);
  if (!file.ok) return refused(DAMAGED);
  const report = readReport(file.value.report);
  const saved = parseEconomics(file.value.economics);
  return report !== null && saved.ok ? opened(file.value, report, saved.value) : refused(DAMAGED);
}

/** Opens a report without the other data of a report file, which are unknown. */
function openResponse(input: unknown, economics: Economics): OpenedReport {
  if (!parseWith(responseSchema, input).ok) return refused(NOT_OURS);
  const report = readReport(input);
  if (report === null) return refused(DAMAGED);
  return { kind: 'opened', report, jiraUrl: null, projectName: null, economics };
}

function readReport(input: unknown): Report | null {
  const report = parseReport(input);
  return report.ok && report.value.time_series_data.time_savings.length <= MAX_WEEKS ? report.value : null;
}

function opened(file: InferType<typeof fileSchema>, report: Report, economics: Economics): OpenedReport {
  const { jira_url: jiraUrl, project_name: projectName = null } = file;
  return { kind: 'opened', report, jiraUrl: trackerBase(jiraUrl), projectName, economics };
}
