import { expect, it } from 'vitest';
import { RequestFailure } from '../RequestFailure.ts';
import { transportFailure } from './transportFailure.ts';

it.each([
  ['CERT_HAS_EXPIRED', 'tls', /certificate has expired.*renew/],
  ['CERT_NOT_YET_VALID', 'tls', /not valid yet.*clock/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls', /for another host name/],
  ['EPROTO', 'tls', /doesn’t support https/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls', /doesn’t support https/],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'tls', /doesn’t trust its certificate.*NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls', /doesn’t trust its certificate.*NODE_EXTRA_CA_CERTS/],
  ['EAI_AGAIN', 'unreachable', /DNS isn’t responding/],
  ['ENOTFOUND', 'unreachable', /could not be reached \(ENOTFOUND\)/],
  ['ECONNRESET', 'unreachable', /kept closing the connection/],
])('the error code %s becomes the failure %s', (code, kind, words) => {
  const failure = transportFailure(Object.assign(new Error('secret'), { code }), 'https://jira.example.com/x');
  if (!(failure instanceof RequestFailure)) throw new Error('not a RequestFailure');
  expect(failure.code).toBe(kind);
  expect(failure.message).toMatch(words);
  expect(failure.message).toContain('jira.example.com');
  expect(failure.message).not.toContain('secret');
});
