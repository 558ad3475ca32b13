import { PLAN_HISTORY_WEEKS, type PlanReading, type PlanRequest, unquoted } from '@roi-insight/contracts';
import type { AnalysisSession } from '../analysis/makeReport.ts';
import { openTeams } from '../openTeams.ts';
import { addDays } from '../days.ts';
import { isSample } from '../tracker/isSample.ts';
import type { ReadWindow } from '../tracker/tracker.ts';
import { readPlanTeams } from './readPlanTeams.ts';

/** Reads the teams of a plan. Throws a `RequestFailure`. */
export async function makePlanReading(request: PlanRequest, analysisSession: AnalysisSession): Promise<PlanReading> {
  const { session, config, stats } = analysisSession;
  const { teams, start } = request;
  const names = teams.map(({ project_name: name }) => unquoted(name));
  const { site, fetchedAt, reader, time, progress, hide } = await openTeams(
    request,
    names,
    (_, timeZone) => planWindow(request, timeZone),
    analysisSession,
  );
  const { ticketLimit } = config;
  const read = await readPlanTeams(request, { reader, asOf: fetchedAt, ticketLimit, time, progress, hide });
  progress(teams.length - 1).report({ stage: 'analysing', done: 0, total: stats.tickets });
  session.signal.throwIfAborted();
  const sample = isSample(request.jira_url, config.sampleTrackerUrl);
  return { fetchedAt, host: site.host, sample, start, teams: [...read] };
}

/** The days whose tickets a plan can need; with 2 extra days at each end if a team's time zone is not that of Jira's user. */
function planWindow({ start, weeks, teams }: PlanRequest, timeZone: string): ReadWindow {
  const hasOtherZone = teams.some(({ calendar }) => (calendar?.time_zone ?? timeZone) !== timeZone);
  const slack = hasOtherZone ? 2 : 1;
  return { from: addDays(start, -7 * PLAN_HISTORY_WEEKS - slack), before: addDays(start, 7 * weeks + slack) };
}
