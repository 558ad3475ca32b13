import { type CoinReading, type CoinRequest, isPlanName, PLAN_HISTORY_WEEKS, unquoted } from '@roi-insight/contracts';
import { ORIGINAL_ESTIMATE } from '@roi-insight/jira-tickets';
import { coinTickets } from '@roi-insight/roi-math';
import { isSample } from '../tracker/isSample.ts';
import type { AnalysisSession } from '../analysis/makeReport.ts';
import { ProjectReader } from '../analysis/ProjectReader.ts';
import { teamProgress } from '../analysis/teamProgress.ts';
import { hideSecrets } from '../analysis/withoutSecrets.ts';
import { addDays } from '../days.ts';
import { openTracker } from '../tracker/openTracker.ts';
import type { ReadWindow } from '../tracker/tracker.ts';

/** Reads the tickets of a coin plan, or the history that it is planned with. Throws a `RequestFailure`. */
export async function makeCoinReading(request: CoinRequest, analysisSession: AnalysisSession): Promise<CoinReading> {
  const { session, memory, config, now, stats, onProgress } = analysisSession;
  const credential = {
    email: request.email.trim(),
    apiToken: request.api_token,
    projectName: unquoted(request.project_name),
  };
  const hide = (text: string) => hideSecrets(text, credential);
  const progress = teamProgress([hide(credential.projectName)], onProgress)(0);
  progress.report({ stage: 'connecting', done: 0, total: null });
  const tracker = await openTracker(session, request.jira_url, credential, config.gatewayUrl);
  stats.tracker = tracker.kind;
  const { project } = tracker;
  const fetchedAt = now().toISOString();
  const { calendar = {}, start, weeks, scope, size_field: wanted } = request;
  const timeZone = calendar.time_zone ?? tracker.timeZone;
  const sizeField = wanted === undefined ? null : await tracker.findSizeField(wanted.trim(), project);
  const reader = new ProjectReader({
    tracker,
    window: coinWindow(request, timeZone === tracker.timeZone ? 1 : 2, fetchedAt),
    sizeFieldOf: sizeField?.of ?? (() => ORIGINAL_ESTIMATE),
    signal: session.signal,
    memory,
    stats,
  });
  const choice = { scope, ticketLimit: config.ticketLimit, progress, isKept: false };
  const read = await reader.read(project, choice, ({ tickets }) => {
    progress.report({ stage: 'analysing', done: 0, total: tickets.length });
    session.signal.throwIfAborted();
    const { measure = null, read_on: readOn = null } = request;
    return coinTickets(tickets, { start, weeks, readOn, asOf: fetchedAt, timeZone, calendar, measure });
  });
  progress.end();
  return {
    fetchedAt,
    host: tracker.host,
    sample: isSample(request.jira_url, config.sampleTrackerUrl),
    project: { key: project.key, name: isPlanName(hide(project.name)) ? hide(project.name) : project.key },
    timeZone,
    start,
    ...read,
  };
}

/**
 * The days whose tickets a coin plan can need, and some more at each end, because Jira interprets dates in its user's time
 * zone. A plan that is being made needs the weeks up to today; one that is read, those of the plan.
 */
function coinWindow({ start, read_on: readOn }: CoinRequest, slack: number, now: string): ReadWindow {
  const history = addDays(start, -7 * PLAN_HISTORY_WEEKS - slack);
  const from = readOn === undefined ? history : addDays(start, -slack);
  return { from, before: addDays(readOn ?? now.slice(0, 10), 1 + slack) };
}
