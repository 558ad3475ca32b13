import {
  type FetchJiraRequest,
  type Progress,
  planReadingToWire,
  type RegistrationResponse,
  reportToWire,
  type WirePlanReading,
  type WireReport,
} from '@roi-insight/contracts';
import type { Dispatcher } from 'undici';
import type { ReaderConfig } from '../ReaderConfig.ts';
import { RequestFailure } from '../RequestFailure.ts';
import type { Timers } from '../timers.ts';
import type { Session } from '../http/jiraClient.ts';
import { failureOfLogin } from '../login/failureOfLogin.ts';
import { parsingTurns } from '../http/readJson.ts';
import { AnalysisMemory } from './AnalysisMemory.ts';
import { findRegistration } from '../plan/findRegistration.ts';
import { makePlanReading } from '../plan/makePlanReading.ts';
import { makeReport, type AnalysisSession } from './makeReport.ts';
import { makeOrganizationReport } from '../organization/makeOrganizationReport.ts';
import { PLACE_FACTORS, placeKindOf } from '../placeKind.ts';
import type { RunOptions } from './runner.ts';
import type { Task } from './Task.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Number of analyses that run in this thread now. */
let running = 0;
/** Number of analyses that were ever started in this thread. */
let started = 0;

/** Time between two reports of an analysis on its memory use. */
const MEMORY_EVERY_MS = 50;

/**
 * The dependencies that all analyses of a process share. Clock and timers are parameters so that tests are
 * deterministic.
 */
export interface AnalysisContext {
  readonly config: ReaderConfig;
  readonly dispatcher: Dispatcher;
  readonly now: () => Date;
  readonly timers: Timers;
  readonly backoffMs: number;
}

/** Reads the data that a task needs from its tracker, and makes the response. Throws a `RequestFailure`. No request outlives the call. */
export function analyze(
  task: Task,
  shared: AnalysisContext,
  options: RunOptions,
): Promise<WireReport | WirePlanReading | RegistrationResponse> {
  const { ticketLimit, analysisTimeoutS } = shared.config;
  const factor = PLACE_FACTORS[placeKindOf(task)];
  const config = { ...shared.config, ticketLimit: ticketLimit * factor, analysisTimeoutS: analysisTimeoutS * factor };
  const context = { ...shared, config };
  const { kind, request } = task;
  switch (kind) {
    case 'report':
      return inSession(request, context, options, async (session) => reportToWire(await makeReport(request, session)));
    case 'organization':
      return inSession(request, context, options, async (session) =>
        reportToWire(await makeOrganizationReport(request, session)),
      );
    case 'plan':
      return inSession(request, context, options, async (session) =>
        planReadingToWire(await makePlanReading(request, session)),
      );
    case 'registration':
      return inSession(request, context, options, (session) => findRegistration(request, session));
  }
}

/** The request fields that a session with a tracker needs. */
type SessionRequest = Pick<FetchJiraRequest, 'email' | 'api_token' | 'client_id'>;

/** Opens a session of the tracker and runs `run` with it until `run` ends, times out or is canceled; throws like {@link analyze}. */
export async function inSession<T>(
  request: SessionRequest,
  context: AnalysisContext,
  options: RunOptions,
  run: (session: AnalysisSession) => Promise<T>,
): Promise<T> {
  const { config, timers } = context;
  const timeoutMs = config.analysisTimeoutS * 1000;
  const deadline = new AbortController();
  let reached: Progress = { stage: 'connecting', done: 0, total: null };
  const onProgress = (progress: Progress) => {
    reached = progress;
    options.onProgress(progress);
  };
  const cancelDeadline = timers.after(timeoutMs, () => deadline.abort(tooSlow(config.analysisTimeoutS, reached)));
  const memory = new AnalysisMemory();
  const memoryTimer = setInterval(() => options.onMemoryUse(memory.use), MEMORY_EVERY_MS);
  started += 1;
  const session: Session = {
    id: String(started),
    dispatcher: context.dispatcher,
    signal: AbortSignal.any([options.signal, deadline.signal]),
    isShared: () => running > 1,
    backoffMs: context.backoffMs,
    timers,
    deadline: timers.now() + timeoutMs,
    stats: options.stats,
    tracker: { nowMs: Infinity },
    memory,
    issuedTokens: new Set(),
  };
  running += 1;
  try {
    return await run({ session, memory, config, now: context.now, stats: options.stats, onProgress });
  } catch (cause) {
    const { issuedTokens } = session;
    const secrets = { email: request.email.trim(), apiToken: request.api_token, issuedTokens };
    throw withoutSecrets(failureOfLogin(cause, request), secrets);
  } finally {
    cancelDeadline();
    clearInterval(memoryTimer);
    running -= 1;
    parsingTurns.forget(session.id);
    deadline.abort(new RequestFailure({ reason: 'analysis-ended' }));
  }
}

function tooSlow(seconds: number, { stage, done, total, team }: Progress): RequestFailure {
  return new RequestFailure({
    reason: 'analysis-timeout',
    seconds,
    stage,
    done,
    total,
    team: team ? { number: team.number, of: team.of } : null,
  });
}
