import { errors } from 'undici';
import { Failure } from '../failure.ts';
import { codeOf } from '../toFailure.ts';
import { LOOKUP_OUTAGE, lookupFailure, RefusedAddressError } from './addressGuard.ts';

const RESET_CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);
const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_OSSL|EPROTO)/;

/** Whether a request may be repeated after this error: the connection broke, nothing was decided. */
export function isTransient(cause: unknown): boolean {
  return RESET_CODES.has(codeOf(cause));
}

/** Turns what a connection ended with into a sentence. A `Failure` passes through. */
export function transportFailure(cause: unknown, base: string): unknown {
  const host = new URL(base).host;
  const code = codeOf(cause);
  if (cause instanceof Failure) return cause;
  if (cause instanceof RefusedAddressError) {
    return new Failure(
      'address-refused',
      `The Jira address was refused: ${host} leads to a private or internal network.`,
    );
  }
  if (code === LOOKUP_OUTAGE) return lookupFailure(host);
  if (TLS_CODE.test(code))
    return new Failure('tls', `The secure connection to ${host} failed (${code}): ${whyTls(code)}`);
  if (cause instanceof errors.HeadersTimeoutError || cause instanceof errors.BodyTimeoutError) {
    return new Failure('timeout', `${host} took too long to answer a request. Try again later.`);
  }
  if (isTransient(cause)) {
    return new Failure('unreachable', `${host} broke off the connection several times. Try again later.`);
  }
  if (cause instanceof errors.UndiciError || code !== '') {
    return new Failure(
      'unreachable',
      `${host} could not be reached${code === '' ? '' : ` (${code})`}. Check the Jira address; an on-premises Jira must be reachable from this server.`,
    );
  }
  return cause;
}

/** What is wrong with a secure connection, and who can mend it. */
function whyTls(code: string): string {
  if (code === 'CERT_HAS_EXPIRED') {
    return 'its certificate has expired. Whoever runs that Jira has to renew it.';
  }
  if (code === 'CERT_NOT_YET_VALID') {
    return 'its certificate is not valid yet. Whoever runs that Jira or this server has to look at the clock.';
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'its certificate is for another name. Give the address under the name that the certificate is for, as in the browser.';
  }
  if (/^(EPROTO|ERR_SSL_)/.test(code)) {
    return 'what answers there speaks no https, or only in a way that is no longer safe. Check the port of the Jira address.';
  }
  return (
    'its certificate is not trusted here. ' +
    'Whoever runs this server can add a private certificate authority with NODE_EXTRA_CA_CERTS.'
  );
}
