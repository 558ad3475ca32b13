import { type FetchJiraRequest, type Progress, type Provenance, type Report, unquoted } from '@roi-insight/contracts';
import {
  analyzeTimedTickets,
  BASELINE_WEEKS,
  NothingToMeasureError,
  WEEKS_PER_SIDE,
  workingCalendar,
} from '@roi-insight/roi-math';
import type { Dispatcher } from 'undici';
import type { Config } from '../config.ts';
import { RequestFailure } from '../requestFailure.ts';
import { addDays } from '../jira/mapping/days.ts';
import type { Memory, Session } from '../jira/http/jiraClient.ts';
import { parsingTurns } from '../jira/http/readJson.ts';
import { openTracker } from '../jira/openTracker.ts';
import type { ReadWindow } from '../jira/tracker.ts';
import { appliedCalendar } from './calendar.ts';
import { nothingToMeasure } from './nothingToMeasure.ts';
import type { AnalysisStats, RunOptions } from './runner.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Analyses that run in this thread. */
let running = 0;
/** Analyses that were started in this thread. */
let started = 0;

/** How often an analysis reports what it has in memory. */
const MEMORY_EVERY_MS = 50;

/** What all analyses of a process share; the clock is a parameter so that tests are deterministic. */
export interface AnalysisContext {
  readonly config: Config;
  readonly dispatcher: Dispatcher;
  readonly now: () => Date;
  readonly backoffMs: number;
}

/**
 * Reads a project and turns it into a report. Throws a `RequestFailure`; whatever happens, no request outlives the call.
 */
export async function analyze(
  request: FetchJiraRequest,
  context: AnalysisContext,
  options: RunOptions,
): Promise<Report> {
  const { config } = context;
  const timeoutMs = config.analysisTimeoutS * 1000;
  const deadline = new AbortController();
  let reached: Progress = { stage: 'connecting', done: 0, total: null };
  const onProgress = (progress: Progress) => {
    reached = progress;
    options.onProgress(progress);
  };
  const timer = setTimeout(() => deadline.abort(tooSlow(config.analysisTimeoutS, reached)), timeoutMs);
  const memory: Memory = { unreadBytes: 0, tickets: 0, changes: 0 };
  const memoryTimer = setInterval(() => options.onMemoryUse(memory), MEMORY_EVERY_MS);
  started += 1;
  const session: Session = {
    id: String(started),
    dispatcher: context.dispatcher,
    signal: AbortSignal.any([options.signal, deadline.signal]),
    isShared: () => running > 1,
    backoffMs: context.backoffMs,
    deadline: performance.now() + timeoutMs,
    stats: options.stats,
    memory,
  };
  running += 1;
  try {
    return await run(request, session, context, onProgress, options.stats);
  } catch (cause) {
    throw withoutSecrets(cause, { email: request.email.trim(), apiToken: request.api_token });
  } finally {
    clearTimeout(timer);
    clearInterval(memoryTimer);
    running -= 1;
    parsingTurns.forget(session.id);
    deadline.abort(new RequestFailure('internal', 'The analysis has ended.'));
  }
}

async function run(
  request: FetchJiraRequest,
  session: Session,
  { config, now }: AnalysisContext,
  onProgress: (progress: Progress) => void,
  stats: AnalysisStats,
): Promise<Report> {
  onProgress({ stage: 'connecting', done: 0, total: null });
  const credential = {
    email: request.email.trim(),
    apiToken: request.api_token,
    projectName: unquoted(request.project_name),
  };
  const tracker = await openTracker(session, request.jira_url, credential, config.gatewayUrl);
  stats.tracker = tracker.kind;
  onProgress({ stage: 'listing', done: 0, total: null });
  const fetchedAt = now().toISOString();
  const { memory } = session;
  const calendar = request.calendar ?? {};
  const timeZone = calendar.time_zone ?? tracker.timeZone;
  const read = await tracker.readTickets({
    window: readWindow(request.claude_adoption_date, timeZone === tracker.timeZone ? 1 : 2),
    ticketLimit: config.ticketLimit,
    scope: request.scope,
    onListed: (done, total) => {
      memory.tickets = Math.max(memory.tickets, done);
      onProgress({ stage: 'listing', done, total });
    },
    onRead: (done, total) => {
      memory.tickets = Math.max(memory.tickets, done);
      onProgress({ stage: 'reading', done, total });
    },
  });
  stats.tickets = read.tickets.length;
  onProgress({ stage: 'analysing', done: 0, total: read.tickets.length, available: read.available });
  session.signal.throwIfAborted();
  const applied = appliedCalendar(calendar, tracker.timeZone);
  const analysis = measure({ scope: read.scope, calendar: applied }, () =>
    analyzeTimedTickets(read.tickets, {
      adoptionDate: request.claude_adoption_date,
      asOf: fetchedAt,
      timeZone,
      calendar: workingCalendar(calendar),
      outOfScope: read.outOfScope,
      unreadable: read.unreadable,
    }),
  );
  return {
    success: true,
    summary_metrics: analysis.summary_metrics,
    time_series_data: analysis.time_series_data,
    evidence: analysis.evidence,
    provenance: {
      ...analysis.provenance,
      ...(read.scope && { scope: read.scope }),
      ...(applied && { calendar: applied }),
      ...(request.scope_changes && { scope_changes: request.scope_changes }),
      fetched_at: fetchedAt,
      tracker: tracker.kind,
      host: tracker.host,
      project: { key: tracker.project.key, name: tracker.project.name },
      sample: isSample(request.jira_url, config.sampleTrackerUrl),
    },
    ...(request.include_tickets === true ? { tickets: analysis.tickets } : {}),
  };
}

/**
 * The days whose tickets the analysis can need, and some more at each end: Jira reads dates in its user's time zone.
 * @param slack days at each end; 2 if the report's zone is another one, which can be 26 hours away
 */
function readWindow(adoptionDate: string, slack: number): ReadWindow {
  return {
    from: addDays(adoptionDate, -7 * BASELINE_WEEKS - slack),
    before: addDays(adoptionDate, 7 * WEEKS_PER_SIDE + 1 + slack),
  };
}

function measure<T>(choice: Pick<Provenance, 'scope' | 'calendar'>, analyze: () => T): T {
  try {
    return analyze();
  } catch (cause) {
    throw cause instanceof NothingToMeasureError ? nothingToMeasure(cause.funnel, cause.measure, choice) : cause;
  }
}

function isSample(jiraUrl: string, sampleTrackerUrl: string | null): boolean {
  return sampleTrackerUrl !== null && new URL(jiraUrl).origin === new URL(sampleTrackerUrl).origin;
}

function tooSlow(seconds: number, { stage, done, total }: Progress): RequestFailure {
  const reached = {
    connecting: 'it had not answered to the login yet',
    listing: `${done} tickets had been listed`,
    reading: `${done}${total === null ? '' : ` of ${total}`} tickets had been read`,
    analysing: 'all tickets had been read',
  }[stage];
  return new RequestFailure(
    'timeout',
    `Jira was too slow: after ${seconds} s ${reached}. Try again later, or with a smaller project.`,
  );
}
