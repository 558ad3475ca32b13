import {
  type FetchJiraRequest,
  type Progress,
  type Report,
  type SizeSource,
  unquoted,
  usageFrom,
} from '@roi-insight/contracts';
import { ORIGINAL_ESTIMATE, type SizeField } from '@roi-insight/jira-tickets';
import {
  type AnalyzeTicketsOptions,
  compareTeams,
  reportOf,
  reportUsage,
  type TeamSeries,
  type TicketAnalysis,
  type UnreadTeam,
  workingCalendar,
} from '@roi-insight/roi-math';
import type { ReaderConfig } from '../ReaderConfig.ts';
import type { Session } from '../http/jiraClient.ts';
import type { NamedSizeField } from '../tracker/tracker.ts';
import { credentialOf } from '../tracker/credentialOf.ts';
import { openTracker } from '../tracker/openTracker.ts';
import type { AnalysisMemory } from './AnalysisMemory.ts';
import { appliedCalendar } from './appliedCalendar.ts';
import { isSample } from '../tracker/isSample.ts';
import { leftOutTeam } from './leftOutTeam.ts';
import { ProjectReader } from './ProjectReader.ts';
import { readOwnProject } from './readOwnProject.ts';
import { readTeams } from './readTeams.ts';
import { readWindow } from './readWindow.ts';
import type { AnalysisStats } from './runner.ts';
import { teamProgress } from './teamProgress.ts';
import { TeamTime } from './TeamTime.ts';
import { TicketAllowance } from './TicketAllowance.ts';
import { hideSecrets } from './withoutSecrets.ts';

/** The dependencies and the request of one analysis. */
export interface AnalysisSession {
  readonly session: Session;
  readonly memory: AnalysisMemory;
  readonly config: ReaderConfig;
  readonly now: () => Date;
  readonly stats: AnalysisStats;
  readonly onProgress: (progress: Progress) => void;
}

/** Reads the project, then the teams with which it is compared. Throws a `RequestFailure`. */
export async function makeReport(request: FetchJiraRequest, analysisSession: AnalysisSession): Promise<Report> {
  const { session, memory, config, now, stats, onProgress } = analysisSession;
  const credential = credentialOf(request, unquoted(request.project_name));
  const { issuedTokens } = session;
  const hide = (text: string) => hideSecrets(text, { ...credential, issuedTokens });
  const teams = request.comparison ?? [];
  const names = [request, ...teams].map(({ project_name: name }) => hide(unquoted(name)));
  const progress = teamProgress(names, onProgress);
  progress(0).report({ stage: 'connecting', done: 0, total: null });
  const opened = await openTracker(session, request.jira_url, credential, config);
  const tracker = { ...opened, project: { ...opened.project, name: hide(opened.project.name) } };
  stats.tracker = tracker.kind;
  progress(0).report({ stage: 'listing', done: 0, total: null });
  const fetchedAt = now().toISOString();
  const { calendar = {}, look } = request;
  const timeZone = calendar.time_zone ?? tracker.timeZone;
  const options = {
    adoptionDate: request.claude_adoption_date,
    asOf: fetchedAt,
    timeZone,
    calendar: workingCalendar(calendar),
    ...(look === undefined ? {} : { look: { number: look.number, planned: look.planned } }),
    ...(request.measure === undefined ? {} : { measure: request.measure }),
  };
  const window = readWindow(options, timeZone === tracker.timeZone ? 1 : 2);
  const sizeField =
    request.size_field === undefined ? null : await tracker.findSizeField(request.size_field.trim(), tracker.project);
  const sizeFieldOf = sizeField?.of ?? (() => ORIGINAL_ESTIMATE);
  const reader = new ProjectReader({ tracker, window, sizeFieldOf, signal: session.signal, memory, stats });
  const applied = appliedCalendar(calendar, tracker.timeZone);
  const own = await readOwnProject(reader, {
    project: tracker.project,
    ticketLimit: config.ticketLimit,
    scope: request.scope,
    calendar: applied,
    options,
    isCompared: teams.length > 0,
    progress: progress(0),
  });
  const { analysis, series } = own;
  const others = await readTeams(teams, {
    reader,
    own: tracker.project,
    allowance: new TicketAllowance<TeamSeries | UnreadTeam>(config.ticketLimit, leftOutTeam, {
      name: tracker.project.name,
      tickets: own.found,
      ids: own.ids,
      keys: own.keys,
    }),
    options: { ...options, ...measuredLike(analysis) },
    progress: (index) => progress(index + 1),
    time: new TeamTime(session.timers, session.deadline),
    hide,
  });
  if (series !== null) progress(teams.length).report({ ...own.last, total: stats.tickets });
  session.signal.throwIfAborted();
  const { windows } = analysis.provenance;
  const usage =
    request.usage === undefined
      ? null
      : reportUsage(usageFrom(request.usage), tracker.project, others, { from: windows.pre.from, to: windows.post.to });
  const compared = series === null ? null : compareTeams(analysis, series, others, usage);
  return reportOf(analysis, {
    fetched_at: fetchedAt,
    tracker: tracker.kind,
    host: tracker.host,
    project: { key: tracker.project.key, name: tracker.project.name },
    sample: isSample(request.jira_url, config.sampleTrackerUrl),
    size: sizeSource(sizeField, sizeFieldOf(tracker.project), own.hasSizes, hide),
    scope: own.scope,
    doubts: {
      ...own.doubts,
      unclearStatuses: own.doubts.unclearStatuses.map(({ name, tickets }) => ({ name: hide(name), tickets })),
    },
    calendar: applied,
    scopeChanges: request.scope_changes,
    compared,
    usage,
    includeTickets: request.include_tickets === true,
  });
}

/** Other teams are measured by logged hours only if the report's own project is measured by logged hours. */
function measuredLike({ provenance }: TicketAnalysis): Pick<AnalyzeTicketsOptions, 'measure'> {
  return provenance.measure === 'logged' ? {} : { measure: 'active' };
}

/** A report names the field of the request even if no ticket has a size. */
function sizeSource(
  named: NamedSizeField | null,
  { id }: SizeField,
  hasSizes: boolean,
  hide: (text: string) => string,
): SizeSource | undefined {
  if (named !== null && id !== ORIGINAL_ESTIMATE.id) return { source: 'field', name: hide(named.name) };
  return hasSizes ? { source: 'original-estimate' } : undefined;
}
