import pLimit, { type LimitFunction } from 'p-limit';
import type { Dispatcher } from 'undici';
import { RequestFailure } from '../RequestFailure.ts';
import type { Timers } from '../timers.ts';
import { isTransient, transportFailure } from './transportFailure.ts';
import { isCaptcha, isRejected } from './dataOrThrow.ts';
import type { Login } from '../login/Login.ts';
import { MalformedResponseError } from './MalformedResponseError.ts';
import type { JiraResponse, JsonResponse, ReadBody } from './jiraResponse.ts';
import { type ResponseLimit, LIMITS, readJson } from './readJson.ts';
import { isTooLate, Pause, sleepUnlessAborted } from './Pause.ts';
import { waitMs } from './waitMs.ts';

/** Maximum number of open requests of one analysis: Atlassian asks for at most 5 to 10. */
const CONCURRENCY = 8;
/** Maximum number of attempts after the first attempt. */
const MAX_RETRIES = 4;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);

interface Request<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** The content type of the body. */
  readonly type?: string;
  readonly read: ReadBody<T>;
  readonly limit: ResponseLimit;
}

/** The part of a project that is in memory. */
export interface ProjectMemory {
  /** Number of known tickets. */
  tickets: number;
  /** Number of status changes of these tickets that have been read. */
  changes: number;
}

/** The current memory use of an analysis. */
export interface Memory extends ProjectMemory {
  /** Bytes of responses that have arrived only in part. */
  unreadBytes: number;
}

/** Shared by all requests of one analysis. */
export interface Session {
  /** Identifies the analysis within its thread. */
  readonly id: string;
  readonly dispatcher: Dispatcher;
  /** Fires when the client disconnects, the deadline passes or the server stops. */
  readonly signal: AbortSignal;
  /** Whether other analyses run in the same thread. */
  readonly isShared: () => boolean;
  /** Time to wait before the first retry, in ms, if the tracker does not request a time. */
  readonly backoffMs: number;
  readonly timers: Timers;
  /** Deadline of the analysis, on the monotonic clock of `timers`. */
  readonly deadline: number;
  /** The time of the tracker's latest response by the tracker's own clock, in epoch milliseconds; Infinity if it has stated none. */
  readonly tracker: { nowMs: number };
  /** Bytes of responses that have arrived only in part. */
  readonly memory: { unreadBytes: number };
  /** Access tokens that the tracker has issued, so that no message repeats them. */
  readonly issuedTokens: Set<string>;
  /** Counts for the log. */
  readonly stats: { calls: number; retries: number; bytes: number };
}

export interface JiraClient {
  readonly base: string;
  /** @param limit one of `LIMITS`; by default, the limit of a page */
  readonly get: <T>(path: string, read: ReadBody<T>, limit?: ResponseLimit) => Promise<JiraResponse<T>>;
  /** @param body JSON, or the fields of a form */
  readonly post: <T>(path: string, body: object, read: ReadBody<T>) => Promise<JiraResponse<T>>;
  /** Sends a request that is not essential for a report. It is sent only once and takes at most `ms`. */
  readonly postOnce: <T>(path: string, body: object, read: ReadBody<T>, ms: number) => Promise<JiraResponse<T>>;
  /** The same client for one project: `signal` also ends its requests, and the project's data are counted in `memory`. */
  readonly forProject: (signal: AbortSignal, memory: ProjectMemory) => ProjectClient;
}

/** Reads one project, taking turns with the other projects of the analysis. */
export interface ProjectClient extends JiraClient {
  readonly memory: ProjectMemory;
}

/** The differences between an API and the API of Jira Cloud. */
interface ClientOptions {
  /** Requests open at a time. */
  readonly concurrency?: number;
  /** Further headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses that are retried. */
  readonly retried?: ReadonlySet<number>;
}

/**
 * Sends requests below `base` with one credential: never follows a redirect, retries transient failures, and
 * pauses all its requests while the tracker asks for a pause.
 * @param login null: anonymous
 */
export function jiraClient(
  session: Session,
  base: string,
  login: Login | null,
  { concurrency = CONCURRENCY, headers = {}, retried = RETRIED_STATUSES }: ClientOptions = {},
): JiraClient {
  return clientOf({ session, base, headers, login, retried, pause: new Pause(session) }, pLimit(concurrency));
}

function clientOf(channel: Channel, queue: LimitFunction): JiraClient {
  const posted = <T>(path: string, body: object, read: ReadBody<T>): Request<T> => {
    const isForm = body instanceof URLSearchParams;
    const type = `application/${isForm ? 'x-www-form-urlencoded' : 'json'}`;
    return { method: 'POST', path, body: isForm ? String(body) : JSON.stringify(body), type, read, limit: LIMITS.page };
  };
  return {
    base: channel.base,
    get: (path, read, limit = LIMITS.page) => queue(() => send(channel, { method: 'GET', path, read, limit })),
    post: (path, body, read) => queue(() => send(channel, posted(path, body, read))),
    postOnce: (path, body, read, ms) => queue(() => sendOnce(channel, posted(path, body, read), ms)),
    forProject: (signal, memory) => {
      const session = { ...channel.session, signal: AbortSignal.any([channel.session.signal, signal]) };
      return { ...clientOf({ ...channel, session }, queue), memory };
    },
  };
}

interface Channel {
  readonly session: Session;
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly login: Login | null;
  readonly retried: ReadonlySet<number>;
  readonly pause: Pause;
}

async function sendOnce<T>(channel: Channel, request: Request<T>, ms: number): Promise<JiraResponse<T>> {
  const { session, base, pause } = channel;
  await pause.wait(); // a requested pause does not count as response time
  const over = new AbortController();
  const timeout = () => over.abort(new RequestFailure({ reason: 'response-timeout', host: new URL(base).host }));
  const cancel = session.timers.after(ms, timeout);
  const limited = { ...session, signal: AbortSignal.any([session.signal, over.signal]) };
  try {
    return await send({ ...channel, session: limited }, request, 0);
  } finally {
    cancel();
  }
}

async function send<T>(channel: Channel, request: Request<T>, retries = MAX_RETRIES): Promise<JiraResponse<T>> {
  const { session, base, login, retried, pause } = channel;
  let isRenewed = false;
  for (let retry = 0; ; retry += 1) {
    const isLast = retry >= retries;
    try {
      const authorization = (await login?.header()) ?? null;
      const response = await attempt(channel, request, authorization);
      const { statusCode: status } = response;
      if (!isRenewed && status === 401 && authorization !== null && login?.renews(authorization) === true) {
        isRenewed = true;
        retry -= 1;
        await response.body.dump();
        continue;
      }
      const ms = waitMs(response.headers, status, retry, session.backoffMs);
      // A 429 is never final, because `Pause` reports the failure in more detail than the response would.
      const isFinal = isLast || (status !== 429 && isTooLate(session, ms));
      if (isFinal || !retried.has(status)) {
        return readResponse(await readJson(response, session, base, request.limit), request, base);
      }
      await response.body.dump();
      if (status === 429) pause.extend(ms);
      else await sleepUnlessAborted(session, ms);
    } catch (cause) {
      session.signal.throwIfAborted();
      const ms = waitMs({}, 0, retry, session.backoffMs);
      if (isLast || !isTransient(cause) || isTooLate(session, ms)) throw transportFailure(cause, base);
      await sleepUnlessAborted(session, ms);
    }
    session.stats.retries += 1;
  }
}

function readResponse<T>(response: JsonResponse, { path, read }: Request<T>, base: string): JiraResponse<T> {
  const { status, headers } = response;
  // Anonymous callers get 200 with no data; that is not malformed.
  if (status !== 200 || isRejected(response) || isCaptcha(response)) return { kind: 'refusal', path, ...response };
  const data = read(response.body);
  if (data === null) throw MalformedResponseError.incomplete(new URL(base).host, response.size);
  return { kind: 'data', status, headers, data };
}

async function attempt(
  { session, base, headers, pause }: Channel,
  { method, path, body, type }: Pick<Request<unknown>, 'method' | 'path' | 'body' | 'type'>,
  authorization: string | null,
): Promise<Dispatcher.ResponseData> {
  await pause.wait();
  session.signal.throwIfAborted();
  session.stats.calls += 1;
  const response = await session.dispatcher.request({
    ...splitUrl(`${base}${path}`),
    method,
    signal: session.signal,
    headers: { ...headersOf(headers, type), ...(authorization === null ? {} : { authorization }) },
    body: body ?? null,
  });
  session.tracker.nowMs = Date.parse(String(response.headers.date)) || session.tracker.nowMs;
  return response;
}

function splitUrl(address: string): { origin: string; path: string } {
  const url = new URL(address);
  return { origin: url.origin, path: `${url.pathname}${url.search}` };
}

function headersOf(own: Channel['headers'], type: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'user-agent': 'roi-insight',
    ...(type === undefined ? {} : { 'content-type': type }),
    ...own,
  };
}
