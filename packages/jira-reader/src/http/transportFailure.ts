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
 * Whether a request may be repeated after this error: the connection or the response broke, nothing was decided. Responses
 * larger than Jira's are not requested again: reading them delays the other analyses.
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
    return new RequestFailure(
      'address-refused',
      `The Jira address was refused: ${host} leads to a private or internal network.`,
    );
  }
  if (code === LOOKUP_OUTAGE) return lookupFailure(host);
  if (TLS_CODE.test(code))
    return new RequestFailure('tls', `The secure connection to ${host} failed (${code}): ${whyTls(code)}`);
  if (cause instanceof errors.HeadersTimeoutError || cause instanceof errors.BodyTimeoutError) {
    return new RequestFailure('timeout', `${host} took too long to answer a request. Try again later.`);
  }
  if (isTransient(cause)) {
    return new RequestFailure('unreachable', `${host} broke off the connection several times. Try again later.`);
  }
  if (cause instanceof errors.HTTPParserError) {
    return new RequestFailure('not-jira', `${host} ${whyNotHttp(cause, base)}`);
  }
  if (cause instanceof errors.UndiciError || code !== '') {
    return new RequestFailure(
      'unreachable',
      `${host} could not be reached${code === '' ? '' : ` (${code})`}. Check the Jira address; an on-premises Jira must be reachable from this server.`,
    );
  }
  return cause;
}

/** The first bytes of a TLS alert: an https port sends one to a request in plain text. */
const TLS_ALERT = '\u0015\u0003';

/** The failure of a response that is not HTTP. */
function whyNotHttp(cause: Error, base: string): string {
  const received = 'data' in cause && typeof cause.data === 'string' ? cause.data : '';
  if (base.startsWith('http:') && received.startsWith(TLS_ALERT)) {
    return 'answers https only, but http:// was typed. Give the Jira address with https://.';
  }
  return 'does not answer in HTTP. Check the port of the Jira address.';
}

/** The problem with a secure connection, and who can fix it. */
function whyTls(code: string): string {
  if (code === 'CERT_HAS_EXPIRED') {
    return 'its certificate has expired. The operator of that Jira has to renew it.';
  }
  if (code === 'CERT_NOT_YET_VALID') {
    return 'its certificate is not valid yet. The operator of that Jira or of this server has to check the clock.';
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'its certificate is for another name. Give the address under the name that the certificate is for, as in the browser.';
  }
  if (/^(EPROTO|ERR_SSL_)/.test(code)) {
    return 'the server there does not support https, or only an obsolete version of it. Check the port of the Jira address.';
  }
  return (
    'its certificate is not trusted here. ' +
    'The operator of this server can add a private certificate authority with NODE_EXTRA_CA_CERTS.'
  );
}
