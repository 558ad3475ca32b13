import { errors } from 'undici';
import { RequestFailure } from '../RequestFailure.ts';
import { codeOf } from '../codeOf.ts';
import { MalformedResponseError } from './MalformedResponseError.ts';
import { lookupFailure, RefusedAddressError } from './addressGuard.ts';
import { MAX_RETRIED_BYTES } from './readJson.ts';
import { LOOKUP_OUTAGE } from './nameLookup.ts';

const RESET_CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);
const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_OSSL|EPROTO)/;

/**
 * Whether a request may be repeated after this error, because the connection or the response broke before it was
 * complete. Responses larger than Jira's own are not requested again, because reading them delays the other analyses.
 */
export function isTransient(cause: unknown): boolean {
  if (cause instanceof MalformedResponseError) return cause.size <= MAX_RETRIED_BYTES;
  return RESET_CODES.has(codeOf(cause));
}

/** Converts a connection error to a failure. A `RequestFailure` passes through. */
export function transportFailure(cause: unknown, base: string): unknown {
  const host = new URL(base).host;
  const code = codeOf(cause);
  if (cause instanceof RequestFailure) return cause;
  if (cause instanceof MalformedResponseError) return cause.failure;
  if (cause instanceof RefusedAddressError) {
    return new RequestFailure({ reason: 'resolves-to-private-network', host });
  }
  if (code === LOOKUP_OUTAGE) return lookupFailure(host);
  if (TLS_CODE.test(code)) return new RequestFailure({ reason: 'tls-failed', host, error: code });
  if (cause instanceof errors.HeadersTimeoutError || cause instanceof errors.BodyTimeoutError) {
    return new RequestFailure({ reason: 'response-timeout', host });
  }
  if (isTransient(cause)) {
    return new RequestFailure({ reason: 'connection-broken', host });
  }
  if (cause instanceof errors.HTTPParserError) {
    return new RequestFailure({ reason: isHttpsOnly(cause, base) ? 'https-only' : 'not-http', host });
  }
  if (cause instanceof errors.UndiciError || code !== '') {
    return new RequestFailure({ reason: 'connection-failed', host, error: code });
  }
  return cause;
}

/** The first bytes of a TLS alert, which is the response of an https port to a request in plain text. */
const TLS_ALERT = '\u0015\u0003';

/** Whether the error means that an https port was addressed with http://, so that its response is not HTTP. */
function isHttpsOnly(cause: Error, base: string): boolean {
  const received = 'data' in cause && typeof cause.data === 'string' ? cause.data : '';
  return base.startsWith('http:') && received.startsWith(TLS_ALERT);
}
