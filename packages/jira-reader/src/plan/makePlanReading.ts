import { PLAN_HISTORY_WEEKS, type PlanReading, type PlanRequest, unquoted } from '@roi-insight/contracts';
import { ORIGINAL_ESTIMATE } from '@roi-insight/jira-tickets';
import type { AnalysisSession } from '../analysis/makeReport.ts';
import { isSample } from '../tracker/isSample.ts';
import { ProjectReader } from '../analysis/ProjectReader.ts';
import { teamProgress } from '../analysis/teamProgress.ts';
import { TeamTime } from '../analysis/TeamTime.ts';
import { hideSecrets } from '../analysis/withoutSecrets.ts';
import { addDays } from '../days.ts';
import { RequestFailure } from '../RequestFailure.ts';
import { credentialOf } from '../tracker/credentialOf.ts';
import { openSite } from '../tracker/openTracker.ts';
import type { NamedSizeField, ReadWindow, Site } from '../tracker/tracker.ts';
import { readPlanTeams } from './readPlanTeams.ts';

/** Reads the teams of a plan. Throws a `RequestFailure`. */
export async function makePlanReading(request: PlanRequest, analysisSession: AnalysisSession): Promise<PlanReading> {
  const { session, memory, config, now, stats, onProgress } = analysisSession;
  const { teams, start } = request;
  const names = teams.map(({ project_name: name }) => unquoted(name));
  const [first = ''] = names;
  const credential = credentialOf(request, first);
  const { issuedTokens } = session;
  const hide = (text: string) => hideSecrets(text, { ...credential, issuedTokens });
  const progress = teamProgress(names.map(hide), onProgress);
  progress(0).report({ stage: 'connecting', done: 0, total: null });
  const site = await openSite(session, request.jira_url, credential, config);
  stats.tracker = site.kind;
  // Weeks that have not closed by the tracker's clock have not closed, even if the clock of this computer is ahead.
  const fetchedAt = new Date(Math.min(now().getTime(), session.tracker.nowMs)).toISOString();
  const sizeField = await findSizeField(site, request.size_field, names, session.signal);
  const sizeFieldOf = sizeField?.of ?? (() => ORIGINAL_ESTIMATE);
  const window = planWindow(request, site.timeZone);
  const reader = new ProjectReader({ tracker: site, window, sizeFieldOf, signal: session.signal, memory, stats });
  const read = await readPlanTeams(request, {
    reader,
    asOf: fetchedAt,
    ticketLimit: config.ticketLimit,
    time: new TeamTime(session.timers, session.deadline),
    progress,
    hide,
  });
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

/**
 * The field with the size of tickets, looked up in the first project that is found; null if the request names no field.
 */
async function findSizeField(
  site: Site,
  wanted: string | undefined,
  names: readonly string[],
  signal: AbortSignal,
): Promise<NamedSizeField | null> {
  if (wanted === undefined) return null;
  for (const name of names) {
    const project = await site.findProject(name, signal).catch((cause: unknown) => {
      if (cause instanceof RequestFailure && cause.code === 'project-not-found') return null;
      throw cause;
    });
    if (project !== null) return site.findSizeField(wanted.trim(), project);
  }
  return null;
}
