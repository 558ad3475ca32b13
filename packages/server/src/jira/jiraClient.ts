import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Dispatcher } from 'undici';
import { Failure } from '../failure.ts';
import { isTransient, transportFailure } from './transportFailure.ts';
import { type AnswerLimit, LIMITS, readJson } from './readJson.ts';
import { waitMs } from './waitMs.ts';

/** Requests that one analysis has open at a time: Atlassian asks for at most 5 to 10. */
const CONCURRENCY = 8;
/** Attempts after the first one. */
const MAX_RETRIES = 4;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly limit: AnswerLimit;
}

/** What one analysis shares between all its requests. */
export interface Session {
  readonly dispatcher: Dispatcher;
  /** Fires when the client goes away, the deadline passes or the server stops. */
  readonly signal: AbortSignal;
  /** First wait before a retry, in ms, when the tracker names none. */
  readonly backoffMs: number;
  /** When the analysis has to be done, in ms since 1970. */
  readonly deadline: number;
  /** Counts for the log. */
  readonly stats: { calls: number; retries: number; bytes: number };
}

/** An answer that arrived and is JSON, whatever its status. */
export interface JiraAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

export interface JiraClient {
  readonly base: string;
  /** @param limit one of `LIMITS`; a page's unless given */
  readonly get: (path: string, limit?: AnswerLimit) => Promise<JiraAnswer>;
  readonly post: (path: string, body: object) => Promise<JiraAnswer>;
}

/**
 * Sends requests below `base` with one credential: never follows a redirect, retries what may pass by itself, and
 * stops all its requests while the tracker asks for a pause.
 * @param authorization the header's value; null: anonymous
 * @param concurrency requests open at a time
 */
export function jiraClient(
  session: Session,
  base: string,
  authorization: string | null,
  concurrency = CONCURRENCY,
): JiraClient {
  const queue = pLimit(concurrency);
  const channel: Channel = { session, base, authorization, pause: new Pause(session) };
  return {
    base,
    get: (path, limit = LIMITS.page) => queue(() => send(channel, { method: 'GET', path, limit })),
    post: (path, body) =>
      queue(() => send(channel, { method: 'POST', path, body: JSON.stringify(body), limit: LIMITS.page })),
  };
}

interface Channel {
  readonly session: Session;
  readonly base: string;
  readonly authorization: string | null;
  readonly pause: Pause;
}

async function send(channel: Channel, request: Request): Promise<JiraAnswer> {
  const { session, base, pause } = channel;
  for (let retry = 0; ; retry += 1) {
    const isLast = retry >= MAX_RETRIES;
    try {
      const response = await attempt(channel, request);
      const { statusCode: status } = response;
      const ms = waitMs(response.headers, status, retry, session.backoffMs);
      // A 429 says more than what its answer would be turned into: see Pause.
      const isFinal = isLast || (status !== 429 && isTooLate(session, ms));
      if (isFinal || !RETRIED_STATUSES.has(status)) {
        return await readJson(response, session.stats, base, request.limit);
      }
      await response.body.dump();
      if (status === 429) pause.demand(ms);
      else await rest(session, ms);
    } catch (cause) {
      session.signal.throwIfAborted();
      const ms = waitMs({}, 0, retry, session.backoffMs);
      if (isLast || !isTransient(cause) || isTooLate(session, ms)) throw transportFailure(cause, base);
      await rest(session, ms);
    }
    session.stats.retries += 1;
  }
}

async function attempt(
  { session, base, authorization, pause }: Channel,
  { method, path, body }: Request,
): Promise<Dispatcher.ResponseData> {
  await pause.over();
  session.signal.throwIfAborted();
  session.stats.calls += 1;
  return session.dispatcher.request({
    ...splitUrl(`${base}${path}`),
    method,
    signal: session.signal,
    headers: headers(authorization, body),
    body: body ?? null,
  });
}

/** The pause that a tracker asked for, shared by all requests to it. */
class Pause {
  readonly #session: Session;
  #until = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  async over(): Promise<void> {
    while (this.#until > Date.now()) await rest(this.#session, this.#until - Date.now());
  }

  /** Throws a `Failure` when the pause would last beyond the deadline. */
  demand(ms: number): void {
    if (isTooLate(this.#session, ms)) {
      const seconds = Math.ceil(ms / 1000);
      throw new Failure(
        'rate-limited',
        `Jira limits how often it may be asked and wants a pause of ${seconds} s. Try again then.`,
        { retryAfterS: seconds },
      );
    }
    this.#until = Math.max(this.#until, Date.now() + ms);
  }
}

/** Whether the analysis is over before such a wait is. */
function isTooLate({ deadline }: Session, ms: number): boolean {
  return Date.now() + ms > deadline;
}

/** Waits; when the analysis is over meanwhile, throws the reason for that. */
async function rest({ signal }: Session, ms: number): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}

function splitUrl(address: string): { origin: string; path: string } {
  const url = new URL(address);
  return { origin: url.origin, path: `${url.pathname}${url.search}` };
}

function headers(authorization: string | null, body: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'user-agent': 'roi-insight',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(authorization === null ? {} : { authorization }),
  };
}
