import type { CalendarDate } from '@roi-insight/contracts';
import pLimit from 'p-limit';
import { guardedConnections } from '../analysis/localRunner.ts';
import { BACKOFF_MS } from '../analysis/runner.ts';
import { addressGuard } from '../http/addressGuard.ts';
import type { AllowedHosts } from '../http/allowedHosts.ts';
import { jiraClient } from '../http/jiraClient.ts';
import { RequestFailure } from '../RequestFailure.ts';
import { systemTimers, type Timers } from '../timers.ts';
import { claudePages } from './claudePages.ts';
import { UsageApiError } from './UsageApiError.ts';

/** Number of days that are read in parallel. */
const CONCURRENCY = 4;
/** After this number of failed days in a row, the API counts as down. */
const MAX_FAILED_IN_ROW = 5;
/** Maximum time for reading, including all pauses. */
const MAX_MS = 3_600_000;
/** Unlike Jira, this API also answers 500 and 529 when it is overloaded. */
const RETRIED = new Set([429, 500, 502, 503, 504, 529]);

/** Options for reading days of usage. */
export interface ClaudeDaysOptions {
  /** Base address of the API. */
  readonly url: URL;
  /** An Admin API key. */
  readonly key: string;
  readonly days: readonly CalendarDate[];
  /** Hosts that may be reached although their address is private, their port is unusual, or they use plain http. */
  readonly allowedHosts: AllowedHosts;
  /** Takes all pages of a day, unchecked. The days come in any order. An error of `take` ends the reading. */
  readonly take: (day: CalendarDate, pages: readonly unknown[]) => void;
  readonly onProgress: (done: number) => void;
  /** Cancels reading, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Time in ms to wait before a request is repeated for the first time. */
  readonly backoffMs?: number | undefined;
  readonly timers?: Timers;
}

/**
 * Reads days of the Claude Code Analytics API.
 * @returns the days that could not be read, in order
 * @throws {UsageApiError} if none can be read
 */
export async function readClaudeDays(options: ClaudeDaysOptions): Promise<readonly CalendarDate[]> {
  const { url, key, days, allowedHosts, take, onProgress, signal } = options;
  const { backoffMs = BACKOFF_MS, timers = systemTimers } = options;
  await checkAddress(url, allowedHosts);
  const dispatcher = guardedConnections(allowedHosts);
  const ended = new AbortController();
  const session = {
    id: 'usage',
    dispatcher,
    signal: AbortSignal.any([signal, ended.signal]),
    isShared: () => false,
    tracker: { nowMs: Infinity },
    issuedTokens: new Set<string>(),
    backoffMs,
    timers,
    deadline: timers.now() + MAX_MS,
    memory: { unreadBytes: 0 },
    stats: { calls: 0, retries: 0, bytes: 0 },
  };
  const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  const client = jiraClient(session, base, null, { concurrency: CONCURRENCY, headers, retried: RETRIED });
  const failed = new Set<CalendarDate>();
  let failedInRow = 0;
  let done = 0;
  const readDay = async (day: CalendarDate) => {
    session.signal.throwIfAborted();
    const pages = await claudePages(client, day);
    if (pages === null) failed.add(day);
    else take(day, pages);
    failedInRow = pages === null ? failedInRow + 1 : 0;
    done += 1;
    if (failedInRow >= MAX_FAILED_IN_ROW || failed.size === days.length) throw new UsageApiError('failing', url.host);
    onProgress(done);
  };
  try {
    const limit = pLimit(CONCURRENCY);
    await Promise.all(days.map((day) => limit(() => readDay(day))));
    return days.filter((day) => failed.has(day));
  } finally {
    ended.abort();
    await dispatcher.destroy();
  }
}

async function checkAddress(url: URL, allowedHosts: AllowedHosts): Promise<void> {
  try {
    await addressGuard(allowedHosts).check(url);
  } catch (cause) {
    if (!(cause instanceof RequestFailure)) throw cause;
    throw new UsageApiError(cause.code === 'address-refused' ? 'address' : 'unreachable', url.host);
  }
}
