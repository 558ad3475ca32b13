import { DAY_MS } from '@roi-insight/roi-math';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const MAX_BACKOFF_MS = 30_000;
/** Maximum wait; a tracker that asks for more is in error. */
const MAX_REQUESTED_WAIT_MS = DAY_MS;

/**
 * The time to wait before a retry, in ms: at least the value of `Retry-After` or `X-RateLimit-Reset`, otherwise a
 * doubling backoff; always with jitter, so that clients do not retry in lockstep.
 * @param retry number of retries so far
 */
export function waitMs(headers: Headers, status: number, retry: number, backoffMs: number): number {
  const jitter = 0.7 + Math.random() * 0.6;
  const asked = requestedWaitMs(headers, status);
  if (asked !== null) return asked + backoffMs * 0.1 * jitter;
  return Math.min(MAX_BACKOFF_MS, backoffMs * 2 ** retry) * jitter;
}

/** The wait that the tracker requests, in ms, at most a day; null if it requests none. */
export function requestedWaitMs(headers: Headers, status: number): number | null {
  const asked = retryAfterMs(headers['retry-after']) ?? (status === 429 ? resetMs(headers['x-ratelimit-reset']) : null);
  return asked === null ? null : Math.min(asked, MAX_REQUESTED_WAIT_MS);
}

/** `Retry-After`: seconds or a date. 0 is ignored, because Data Center also sends it while more requests are allowed. */
function retryAfterMs(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string') return null;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : null;
}

/** `X-RateLimit-Reset`: a date, sometimes without seconds (`2026-01-01T16:00Z`), or seconds since 1970. */
function resetMs(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string') return null;
  const ms = (/^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value)) - Date.now();
  return ms > 0 ? ms : null;
}
