import type { FetchJiraRequest, Progress, Report } from '@roi-insight/contracts';
import { analyzeTickets, NothingToMeasureError } from '@roi-insight/roi-math';
import type { Dispatcher } from 'undici';
import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';
import { addDays } from '../jira/days.ts';
import type { Session } from '../jira/jiraClient.ts';
import { openTracker } from '../jira/openTracker.ts';
import { unquoted } from '../jira/projects.ts';
import type { ReadWindow } from '../jira/tracker.ts';
import { nothingToMeasure } from './nothingToMeasure.ts';
import type { AnalysisStats, RunOptions } from './runner.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const BASELINE_WEEKS = 39;
const WEEKS_PER_SIDE = 13;

/** What every analysis of a process runs with; the clock is a parameter so that tests stand still. */
export interface AnalysisContext {
  readonly config: Config;
  readonly dispatcher: Dispatcher;
  readonly now: () => Date;
  readonly backoffMs: number;
}

/**
 * Reads a project and turns it into a report. Throws a `Failure`; whatever happens, no request outlives the call.
 */
export async function analyse(
  request: FetchJiraRequest,
  context: AnalysisContext,
  options: RunOptions,
): Promise<Report> {
  const { config } = context;
  const timeoutMs = config.analysisTimeoutS * 1000;
  const own = new AbortController();
  let reached: Progress = { stage: 'connecting', done: 0, total: null };
  const onProgress = (progress: Progress) => {
    reached = progress;
    options.onProgress(progress);
  };
  const timer = setTimeout(() => own.abort(tooSlow(config.analysisTimeoutS, reached)), timeoutMs);
  const session: Session = {
    dispatcher: context.dispatcher,
    signal: AbortSignal.any([options.signal, own.signal]),
    backoffMs: context.backoffMs,
    deadline: Date.now() + timeoutMs,
    stats: options.stats,
  };
  try {
    return await run(request, session, context, onProgress, options.stats);
  } catch (cause) {
    throw withoutSecrets(cause, { email: request.email.trim(), apiToken: request.api_token });
  } finally {
    clearTimeout(timer);
    own.abort(new Failure('internal', 'The analysis has ended.'));
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
  onProgress({ stage: 'listing', done: 0, total: null });
  const fetchedAt = now().toISOString();
  const { tickets, outOfScope } = await tracker.readTickets({
    window: readWindow(request.claude_adoption_date),
    ticketLimit: config.ticketLimit,
    onListed: (done, total) => onProgress({ stage: 'listing', done, total }),
    onRead: (done, total) => onProgress({ stage: 'reading', done, total }),
  });
  stats.tickets = tickets.length;
  onProgress({ stage: 'analysing', done: 0, total: tickets.length });
  session.signal.throwIfAborted();
  const analysis = measure(() =>
    analyzeTickets(tickets, {
      adoptionDate: request.claude_adoption_date,
      asOf: fetchedAt,
      timeZone: tracker.timeZone,
      outOfScope,
    }),
  );
  return {
    success: true,
    summary_metrics: analysis.summary_metrics,
    time_series_data: analysis.time_series_data,
    evidence: analysis.evidence,
    provenance: {
      ...analysis.provenance,
      fetched_at: fetchedAt,
      tracker: tracker.kind,
      host: tracker.host,
      project: { key: tracker.project.key, name: tracker.project.name },
      sample: isSample(request.jira_url, config.sampleTrackerUrl),
    },
    ...(request.include_tickets === true ? { tickets: analysis.tickets } : {}),
  };
}

/** The days whose tickets the analysis can need, and one more at each end: Jira reads dates in its user's time zone. */
function readWindow(adoptionDate: string): ReadWindow {
  return {
    from: addDays(adoptionDate, -7 * BASELINE_WEEKS - 1),
    before: addDays(adoptionDate, 7 * WEEKS_PER_SIDE + 2),
  };
}

function measure<T>(analyze: () => T): T {
  try {
    return analyze();
  } catch (cause) {
    throw cause instanceof NothingToMeasureError ? nothingToMeasure(cause.funnel, cause.measure) : cause;
  }
}

function isSample(jiraUrl: string, sampleTrackerUrl: string | null): boolean {
  return sampleTrackerUrl !== null && new URL(jiraUrl).origin === new URL(sampleTrackerUrl).origin;
}

function tooSlow(seconds: number, { stage, done, total }: Progress): Failure {
  const reached = {
    connecting: 'it had not answered to the login yet',
    listing: `${done} tickets had been listed`,
    reading: `${done}${total === null ? '' : ` of ${total}`} tickets had been read`,
    analysing: 'all tickets had been read',
  }[stage];
  return new Failure(
    'timeout',
    `Jira was too slow: after ${seconds} s ${reached}. Try again later, or with a smaller project.`,
  );
}
