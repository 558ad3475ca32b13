import { readTeamTable, TEAM_COLUMNS } from '@roi-insight/assistant-usage';
import { type OrganizationTeamRequest, usageToWire } from '@roi-insight/contracts';
import { readOrganization } from '@roi-insight/jira-reader';
import { type Formats, sourceOptionErrors } from '@roi-insight/report-text';
import { wrongInput } from './exitCodes.ts';
import { type MadeReport, madeReport } from './madeReport.ts';
import { columnHeadings } from './options/columnHeadings.ts';
import type { ReportOptions } from './options/reportOptions.ts';
import { ProgressLine } from './ProgressLine.ts';
import { readTracker, siteFields } from './readTracker.ts';
import { readUsageFile } from './readUsageFile.ts';
import type { Terminal } from './Terminal.ts';
import { usageFile } from './usage/readUsageFiles.ts';
import { refusedUsage } from './usage/refusedUsage.ts';

const NOT_TAKEN = [
  'project',
  'adopted',
  'compare',
  'tickets',
  'map',
  'dates',
  'leave-out',
  'without-work',
  'history',
  'include-tickets',
] as const;

/** Creates the report on the teams of a table. */
export async function ofOrganization(
  formats: Formats,
  file: string,
  options: ReportOptions,
  terminal: Terminal,
): Promise<MadeReport> {
  const extra = NOT_TAKEN.find((name) => options[name] !== undefined);
  if (extra !== undefined) throw wrongInput(sourceOptionErrors.notForTeams(extra));
  const teams = await teamsIn(formats, file, options, terminal);
  const usage = await readUsageFile(options);
  const fields = await siteFields(options, terminal);
  const { 'time-zone': zone, 'size-field': sizeField } = options;
  const body = {
    ...fields,
    teams,
    ...(zone !== undefined && { calendar: { time_zone: zone } }),
    ...(sizeField !== undefined && { size_field: sizeField }),
    ...(usage !== undefined && { usage: usageToWire(usage) }),
  };
  const json = await readTracker(fields.jira_url, terminal, (reading) => readOrganization(body, reading));
  return madeReport(json, fields.jira_url, null);
}

async function teamsIn(
  formats: Formats,
  file: string,
  { column = [] }: ReportOptions,
  terminal: Terminal,
): Promise<readonly OrganizationTeamRequest[]> {
  const line = new ProgressLine(terminal.stderr);
  try {
    const table = await readTeamTable(usageFile(file, line, terminal), {
      columns: columnHeadings(column, TEAM_COLUMNS),
      now: terminal.now().toISOString(),
    });
    if (table.kind === 'refused') throw wrongInput(refusedUsage(formats, table));
    return table.teams;
  } finally {
    line.end();
  }
}
