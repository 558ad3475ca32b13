import {
  isCalendarDate,
  type Report,
  reportToWire,
  trackerBase,
  unquoted,
  usageToWire,
  withScheme,
} from '@roi-insight/contracts';
import { readReport } from '@roi-insight/jira-reader';
import {
  type Formats,
  leftOutTeams,
  readingFacts,
  reportUsageNotes,
  sourceOptionErrors,
} from '@roi-insight/report-text';
import { wrongInput } from './exitCodes.ts';
import { lookOf } from './files/lookOf.ts';
import { type MadeReport, madeReport } from './madeReport.ts';
import { ofOrganization } from './organization.ts';
import { printLines } from './printLines.ts';
import { readTickets } from './readTickets.ts';
import { readTracker, trackerFields } from './readTracker.ts';
import { readUsageFile } from './readUsageFile.ts';
import type { ReportOptions } from './options/reportOptions.ts';
import type { Terminal } from './Terminal.ts';

const ONLY_TRACKER = ['url', 'project', 'email', 'compare', 'size-field'] as const;
const ONLY_FILE = ['column', 'dates', 'leave-out', 'without-work'] as const;

/** Creates the report that the options describe. Throws a `CommandError`. */
export async function makeReport(formats: Formats, options: ReportOptions, terminal: Terminal): Promise<MadeReport> {
  assertZone(options['time-zone']);
  const made = await madeOf(formats, options, terminal);
  const { provenance } = made.report;
  const doubts = provenance === undefined ? [] : readingFacts(formats, provenance);
  printLines(terminal.stderr, [
    ...leftOutTeams(formats, made.report),
    ...doubts.map(({ name, value }) => `${name}: ${value}`),
    ...reportUsageNotes(formats, made.report),
  ]);
  return made;
}

async function madeOf(formats: Formats, options: ReportOptions, terminal: Terminal): Promise<MadeReport> {
  const { adopted, tickets, teams } = options;
  if (teams !== undefined) return ofOrganization(formats, teams, options, terminal);
  if (adopted === undefined) throw wrongInput(sourceOptionErrors.noAdoption);
  if (!isCalendarDate(adopted)) throw wrongInput(sourceOptionErrors.adoption);
  return tickets === undefined
    ? ofTracker(adopted, options, terminal)
    : ofFile(formats, tickets, adopted, options, terminal);
}

async function ofFile(
  formats: Formats,
  tickets: string,
  adopted: string,
  options: ReportOptions,
  terminal: Terminal,
): Promise<MadeReport> {
  const extra = ONLY_TRACKER.find((name) => options[name] !== undefined);
  if (extra !== undefined) throw wrongInput(sourceOptionErrors.onlyTracker(extra));
  const report = await readTickets(formats, tickets, adopted, options, terminal);
  return {
    report,
    json: new TextEncoder().encode(JSON.stringify(reportToWire(report))),
    jiraUrl: null,
    projectName: null,
  };
}

async function ofTracker(adopted: string, options: ReportOptions, terminal: Terminal): Promise<MadeReport> {
  if (options.map !== undefined) throw wrongInput(sourceOptionErrors.map);
  const extra = ONLY_FILE.find((name) => options[name] !== undefined);
  if (extra !== undefined) throw wrongInput(sourceOptionErrors.onlyFile(extra));
  const comparison = options.compare?.map(teamOf);
  const look =
    options.history === undefined
      ? undefined
      : await lookOf({
          folder: options.history,
          adopted,
          isSameProject: isOf(options),
          replaced: options.out ?? [],
        });
  const usage = await readUsageFile(options);
  const fields = await trackerFields(options, terminal);
  const { 'time-zone': zone, 'size-field': sizeField } = options;
  const body = {
    ...fields,
    claude_adoption_date: adopted,
    ...(options['include-tickets'] === true && { include_tickets: true }),
    ...(zone !== undefined && { calendar: { time_zone: zone } }),
    ...(sizeField !== undefined && { size_field: sizeField }),
    ...(comparison !== undefined && { comparison }),
    ...(usage !== undefined && { usage: usageToWire(usage) }),
    ...(look !== undefined && { look }),
  };
  const json = await readTracker(fields.jira_url, terminal, (reading) => readReport(body, reading));
  return madeReport(json, fields.jira_url, fields.project_name);
}

/** Whether a report is about the project and the Jira that the options name. */
function isOf({ url = '', project = '' }: ReportOptions): (report: Report) => boolean {
  const base = trackerBase(withScheme(url));
  const host = base === null ? null : new URL(base).host;
  const wanted = unquoted(project).toLowerCase();
  return ({ provenance }) =>
    provenance !== undefined &&
    provenance.host === host &&
    [provenance.project.key, provenance.project.name].some((name) => name.toLowerCase() === wanted);
}

function teamOf(text: string) {
  const at = text.lastIndexOf('=');
  const [name, day] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || name === '' || (day !== 'none' && !isCalendarDate(day))) {
    throw wrongInput(sourceOptionErrors.comparison);
  }
  return { project_name: name, adopted: day === 'none' ? null : day };
}

function assertZone(zone: string | undefined): void {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    throw wrongInput(sourceOptionErrors.timeZone);
  }
}
