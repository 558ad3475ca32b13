import { type OrganizationRequest, type Report, unquoted } from '@roi-insight/contracts';
import {
  analyzeTimedTickets,
  type AnalyzeTicketsOptions,
  NothingToMeasureError,
  type TeamSeries,
  type TicketAnalysis,
  type UnreadTeam,
  workingCalendar,
} from '@roi-insight/roi-math';
import { leftOutTeam } from '../analysis/leftOutTeam.ts';
import type { AnalysisSession } from '../analysis/makeReport.ts';
import { openTeams } from '../openTeams.ts';
import type { ProjectReader } from '../analysis/ProjectReader.ts';
import { readTeams } from '../analysis/readTeams.ts';
import { readWindow } from '../analysis/readWindow.ts';
import { TicketAllowance } from '../analysis/TicketAllowance.ts';
import { addDays } from '../days.ts';
import { isSample } from '../tracker/isSample.ts';
import type { ReadResult } from '../tracker/tracker.ts';
import { type OrganizationReading, organizationReport } from './organizationReport.ts';

/** If no team has started, the weeks of all teams are counted from this number of days before the report. */
const DAYS_WITHOUT_START = 91;

/** Reads the teams of an organization, and makes the report on all of them. Throws a `RequestFailure`. */
export async function makeOrganizationReport(
  request: OrganizationRequest,
  analysisSession: AnalysisSession,
): Promise<Report> {
  const { session, config, stats } = analysisSession;
  const { calendar = {}, measure } = request;
  const names = request.teams.map(({ project_name: name }) => unquoted(name));
  const start = request.teams.flatMap(({ started }) => started ?? []).toSorted()[0];
  const optionsAt = (fetchedAt: string, timeZone: string): AnalyzeTicketsOptions => ({
    // All teams count their weeks from the first start.
    adoptionDate: start ?? addDays(fetchedAt.slice(0, 10), -DAYS_WITHOUT_START),
    asOf: fetchedAt,
    timeZone: calendar.time_zone ?? timeZone,
    calendar: workingCalendar(calendar),
    ...(measure === undefined ? {} : { measure }),
  });
  const { site, fetchedAt, reader, time, progress, hide } = await openTeams(
    request,
    names,
    (instant, timeZone) => {
      const options = optionsAt(instant, timeZone);
      return readWindow(options, options.timeZone === timeZone ? 1 : 2);
    },
    analysisSession,
  );
  const options = optionsAt(fetchedAt, site.timeZone);
  let first: OrganizationReading['first'] = null;
  const isFirst = new Set(
    request.teams.flatMap(({ project_name, started }) =>
      started === start ? unquoted(project_name).toLowerCase() : [],
    ),
  );
  const read: ProjectReader['read'] = (project, choice, take) =>
    reader.read(project, choice, (result) => {
      const { key, name } = project;
      if (first === null && [key, name].some((text) => isFirst.has(text.toLowerCase()))) {
        const analysis = analysisOf(result, options);
        if (analysis !== null) first = { key, analysis };
      }
      return take(result);
    });
  const teams = await readTeams(
    request.teams.map(({ project_name, started: adopted }) => ({ project_name, adopted })),
    {
      own: null,
      reader: { tracker: site, signal: session.signal, read },
      allowance: new TicketAllowance<TeamSeries | UnreadTeam>(config.ticketLimit, leftOutTeam),
      options,
      time,
      progress,
      hide,
    },
  );
  progress(names.length - 1).report({ stage: 'analysing', done: 0, total: stats.tickets });
  session.signal.throwIfAborted();
  const { kind: tracker, host } = site;
  const sample = isSample(request.jira_url, config.sampleTrackerUrl);
  return organizationReport({ request, teams, first, fetchedAt, tracker, host, sample });
}

/** The analysis of a team's tickets, without the tickets; null if none of them can be measured. */
function analysisOf(
  { tickets, outOfScope, unreadable }: ReadResult,
  options: AnalyzeTicketsOptions,
): TicketAnalysis | null {
  try {
    return { ...analyzeTimedTickets(tickets, { ...options, outOfScope, unreadable }), tickets: [] };
  } catch (cause) {
    if (cause instanceof NothingToMeasureError) return null;
    throw cause;
  }
}
