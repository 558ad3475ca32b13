import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Dispatcher } from 'undici';
import { Failure } from '../failure.ts';
import { isTransient, transportFailure } from './transportFailure.ts';
import { readJson } from './readJson.ts';
import { waitMs } from './waitMs.ts';

/** Requests that one analysis has open at a time: Atlassian asks for at most 5 to 10. */
const CONCURRENCY = 8;
/** Attempts after the first one. */
const MAX_RETRIES = 4;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);

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
  readonly get: (path: string) => Promise<JiraAnswer>;
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
  const { stats, signal } = session;
  const limit = pLimit(concurrency);
  let pausedUntil = 0;

  const rest = async (ms: number) => {
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  };

  const attempt = async (method: 'GET' | 'POST', path: string, body: string | undefined) => {
    while (pausedUntil > Date.now()) await rest(pausedUntil - Date.now());
    signal.throwIfAborted();
    stats.calls += 1;
    const response = await session.dispatcher.request({
      ...splitUrl(`${base}${path}`),
      method,
      signal,
      headers: headers(authorization, body),
      body: body ?? null,
    });
    return response;
  };

  const pause = (ms: number) => {
    if (Date.now() + ms > session.deadline) {
      const seconds = Math.ceil(ms / 1000);
      throw new Failure(
        'rate-limited',
        `Jira limits how often it may be asked and wants a pause of ${seconds} s. Try again then.`,
        { retryAfterS: seconds },
      );
    }
    pausedUntil = Math.max(pausedUntil, Date.now() + ms);
  };

  const send = async (method: 'GET' | 'POST', path: string, body: string | undefined): Promise<JiraAnswer> => {
    for (let retry = 0; ; retry += 1) {
      const mayRetry = retry < MAX_RETRIES;
      try {
        const response = await attempt(method, path, body);
        if (!mayRetry || !RETRIED_STATUSES.has(response.statusCode)) {
          return await readJson(response, stats, base);
        }
        await response.body.dump();
        const ms = waitMs(response.headers, response.statusCode, retry, session.backoffMs);
        if (response.statusCode === 429) pause(ms);
        else await rest(ms);
      } catch (cause) {
        if (signal.aborted) throw signal.reason;
        if (!mayRetry || !isTransient(cause)) throw transportFailure(cause, base);
        await rest(waitMs({}, 0, retry, session.backoffMs));
      }
      stats.retries += 1;
    }
  };

  return {
    base,
    get: (path) => limit(() => send('GET', path, undefined)),
    post: (path, body) => limit(() => send('POST', path, JSON.stringify(body))),
  };
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
