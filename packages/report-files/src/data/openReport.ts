import {
  count,
  type Economics,
  isTrackerUrl,
  parseEconomics,
  parseReport,
  parseWith,
  readNames,
  type Report,
  trackerBase,
} from '@roi-insight/contracts';
import { missingReportTexts, unreadableReportTexts } from '@roi-insight/report-text';
import { defaultEconomics, withUsageSeats } from '@roi-insight/roi-math';
import { boolean, type InferType, mixed, object, string } from 'yup';
import { NOT_OURS, readReportData, type RefusedFile, type ReportData } from './readReportData.ts';
import { REPORT_FORMAT, REPORT_FORMAT_VERSION, type SavedReport } from './reportFile.ts';

export { OPEN_REPORT_MAX_BYTES } from './readReportData.ts';

/** Maximum number of weeks: a century. Drawing more weeks in charts would take minutes. */
const MAX_WEEKS = 5200;

export type OpenedReport = ({ readonly kind: 'opened' } & SavedReport) | RefusedFile;

type Warn = (line: string) => void;

const refused = (message: string): RefusedFile => ({ kind: 'refused', message });

const fileSchema = object({
  format: string().oneOf([REPORT_FORMAT]).required(),
  format_version: count().min(1).required(),
  jira_url: string()
    .nullable()
    .defined()
    .test('url', (url) => url === null || isTrackerUrl(url)),
  /** This field is missing in files from earlier versions. */
  project_name: string().nullable(),
  /** Optional, and read entry by entry: an odd one costs only itself. */
  names: mixed().nullable(),
  economics: mixed().required(),
  report: mixed().required(),
});

/** The response of the API, which the command line writes as well. It contains only the report. */
const responseSchema = object({ success: boolean().oneOf([true]).required() }).required();

const headSchema = fileSchema.pick(['format', 'format_version']).required();

/**
 * Parses a report file, a saved web page, or a response of the API. Everything is validated before it is used.
 * @param economics inputs for a report from the API, which has none
 * @param warn receives sentences for developers about what cannot be read
 */
export function openReport(text: string, economics = defaultEconomics, warn: Warn = () => undefined): OpenedReport {
  const data = readReportData(text);
  return data.kind === 'refused' ? data : openReportData(data, economics, warn);
}

/** Validates the data of a report file. */
export function openReportData(
  { text, tickets }: ReportData,
  economics = defaultEconomics,
  warn: Warn = () => undefined,
): OpenedReport {
  const opened = openRest(JSON.parse(text), economics, warn);
  if (opened.kind === 'refused') return opened;
  const { report } = opened;
  return {
    ...opened,
    economics: withUsageSeats(report, opened.economics),
    ...(tickets !== null && { report: { ...report, tickets: [...tickets] } }),
  };
}

function openRest(input: unknown, economics: Economics, warn: Warn): OpenedReport {
  const head = parseWith(headSchema, input);
  if (!head.ok) return openResponse(input, economics, warn);
  if (head.value.format_version > REPORT_FORMAT_VERSION) return refused(unreadableReportTexts.newer);
  const file = parseWith(fileSchema.required(), input);
  if (!file.ok) return refused(unreadableReportTexts.damaged);
  const report = readReport(file.value.report, warn);
  const saved = parseEconomics(file.value.economics);
  return report !== null && saved.ok
    ? opened(file.value, report, saved.value, warn)
    : refused(unreadableReportTexts.damaged);
}

/** Opens a report that came without the other data of a report file. */
function openResponse(input: unknown, economics: Economics, warn: Warn): OpenedReport {
  if (!parseWith(responseSchema, input).ok) return NOT_OURS;
  const report = readReport(input, warn);
  if (report === null) return refused(unreadableReportTexts.damaged);
  return { kind: 'opened', report, jiraUrl: null, projectName: null, economics };
}

function readReport(input: unknown, warn: Warn): Report | null {
  const report = parseReport(input, ({ message }) => warn(missingReportTexts.ignored(message)));
  if (!report.ok) warn(missingReportTexts.unreadable(report.error.message));
  return report.ok && report.value.time_series_data.time_savings.length <= MAX_WEEKS ? report.value : null;
}

function opened(file: InferType<typeof fileSchema>, report: Report, economics: Economics, warn: Warn): OpenedReport {
  const { jira_url: jiraUrl, project_name: projectName = null } = file;
  const names = readNames(file.names);
  const read = Object.values(names ?? {}).filter((name) => name !== undefined);
  if (read.length < Object.keys(Object(file.names)).length)
    warn(missingReportTexts.ignored('names has an unusable entry'));
  return { kind: 'opened', report, jiraUrl: trackerBase(jiraUrl), projectName, names, economics };
}
