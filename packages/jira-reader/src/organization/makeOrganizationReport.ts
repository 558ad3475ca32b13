import { type OrganizationRequest, type Report, unquoted, usageFrom } from '@roi-insight/contracts';
import {
  type AnalyzeTicketsOptions,
  organizationReport,
  type OrganizationTeam,
  ownTickets,
  reportUsage,
  type TeamSeries,
  type UnreadTeam,
  workingCalendar,
} from '@roi-insight/roi-math';
import { appliedCalendar } from '../analysis/appliedCalendar.ts';
import { leftOutTeam } from '../analysis/leftOutTeam.ts';
import type { AnalysisSession } from '../analysis/makeReport.ts';
import { openTeams } from '../openTeams.ts';
import { readTeams } from '../analysis/readTeams.ts';
import { readWindow } from '../analysis/readWindow.ts';
import { TicketAllowance } from '../analysis/TicketAllowance.ts';
import { addDays } from '../days.ts';
import { isSample } from '../tracker/isSample.ts';

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
  const own = new Map<string, OrganizationTeam['tickets']>();
  const read = await readTeams(
    request.teams.map(({ project_name, started: adopted }) => ({ project_name, adopted })),
    {
      own: null,
      reader,
      allowance: new TicketAllowance<TeamSeries | UnreadTeam>(config.ticketLimit, leftOutTeam),
      options,
      onRead: ({ adopted }, key, { tickets, outOfScope, unreadable }) => {
        if (adopted !== null)
          own.set(key, ownTickets(tickets, { ...options, adoptionDate: adopted, outOfScope, unreadable }));
      },
      time,
      progress,
      hide,
    },
  );
  progress(names.length - 1).report({ stage: 'analysing', done: 0, total: stats.tickets });
  session.signal.throwIfAborted();
  const usage = usageOf(request, read, options.adoptionDate);
  const used = new Map(usage?.teams.map(({ key, sources }) => [key, sources] as const));
  const teams = read.map((series, index): OrganizationTeam => {
    const { people = null, seats = null } = request.teams[index] ?? {};
    const key = 'series' in series ? series.key : '';
    return { series, tickets: own.get(key) ?? null, people, seats, usage: used.get(key) ?? [] };
  });
  return organizationReport(teams, {
    fetched_at: fetchedAt,
    tracker: site.kind,
    host: site.host,
    sample: isSample(request.jira_url, config.sampleTrackerUrl),
    time_zone: options.timeZone,
    calendar: appliedCalendar(calendar, site.timeZone),
    usage,
  });
}

/** The usage of the teams that were read; null if there is none. */
function usageOf({ usage }: OrganizationRequest, teams: readonly (TeamSeries | UnreadTeam)[], day: string) {
  const [first, ...others] = teams.filter((team) => 'series' in team);
  return usage === undefined || first === undefined
    ? null
    : reportUsage(usageFrom(usage), first, others, { from: day, to: day });
}
