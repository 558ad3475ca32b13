import type { FetchJiraRequest } from '@roi-insight/contracts';
import { ORIGINAL_ESTIMATE } from '@roi-insight/jira-tickets';
import { RequestFailure } from './RequestFailure.ts';
import { credentialOf } from './tracker/credentialOf.ts';
import { openSite } from './tracker/openTracker.ts';
import type { NamedSizeField, ReadWindow, Site } from './tracker/tracker.ts';
import type { AnalysisSession } from './analysis/makeReport.ts';
import { ProjectReader } from './analysis/ProjectReader.ts';
import { type ProgressOfTeam, teamProgress } from './analysis/teamProgress.ts';
import { TeamTime } from './analysis/TeamTime.ts';
import { hideSecrets } from './analysis/withoutSecrets.ts';

type TeamsRequest = Pick<FetchJiraRequest, 'jira_url' | 'email' | 'api_token' | 'client_id' | 'size_field'>;

/** A site whose teams can be read. */
interface OpenedTeams {
  readonly site: Site;
  /** The instant at which the teams are read, ISO 8601. */
  readonly fetchedAt: string;
  readonly sizeField: NamedSizeField | null;
  readonly reader: ProjectReader;
  readonly time: TeamTime;
  readonly progress: (index: number) => ProgressOfTeam;
  /** Removes the credential from a text. */
  readonly hide: (text: string) => string;
}

/**
 * Opens the site of a request about several teams, none of which is the project of a report. Throws a `RequestFailure`.
 * @param names names of the teams
 * @param windowOf the days whose tickets are needed, if they are read at this instant by a user in this time zone
 */
export async function openTeams(
  request: TeamsRequest,
  names: readonly string[],
  windowOf: (fetchedAt: string, timeZone: string) => ReadWindow,
  { session, memory, config, now, stats, onProgress }: AnalysisSession,
): Promise<OpenedTeams> {
  const credential = credentialOf(request, names[0] ?? '');
  const { issuedTokens, signal } = session;
  const hide = (text: string) => hideSecrets(text, { ...credential, issuedTokens });
  const progress = teamProgress(names.map(hide), onProgress);
  progress(0).report({ stage: 'connecting', done: 0, total: null });
  const site = await openSite(session, request.jira_url, credential, config);
  stats.tracker = site.kind;
  // Weeks that have not closed by the tracker's clock have not closed, even if the clock of this computer is ahead.
  const fetchedAt = new Date(Math.min(now().getTime(), session.tracker.nowMs)).toISOString();
  const sizeField = await findSizeField(site, request.size_field, names, signal);
  const sizeFieldOf = sizeField?.of ?? (() => ORIGINAL_ESTIMATE);
  const window = windowOf(fetchedAt, site.timeZone);
  const reader = new ProjectReader({ tracker: site, window, sizeFieldOf, signal, memory, stats });
  return { site, fetchedAt, sizeField, reader, time: new TeamTime(session.timers, session.deadline), progress, hide };
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
