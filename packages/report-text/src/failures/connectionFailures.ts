import { oneOf } from '@roi-insight/contracts';
import { bidiIsolate } from '../format/bidiIsolate.ts';
import { atHost } from './atHost.ts';
import { defineFailure } from './defineFailure.ts';
import { host, seconds, status, text } from './failureParams.ts';

const ADDRESS_RULES = {
  https: 'only https is allowed',
  'private-network': 'it leads to a private or internal network',
  port: 'only the standard https port 443 is allowed',
} as const;

const SSO_HINT = 'Give the base address of your Jira; a single sign-on in front of it has to let API requests pass.';

/** Failures between this server and the address of Jira. */
export const connectionFailures = {
  'address-not-allowed': defineFailure(
    'address-refused',
    { rule: oneOf(['https', 'private-network', 'port']) },
    ({ rule }) =>
      `The Jira address was refused: ${ADDRESS_RULES[rule]}. The operator of this server can allow a Jira in a private network with JIRA_ALLOWED_HOSTS.`,
  ),
  'resolves-to-private-network': atHost(
    'address-refused',
    (host) => `The Jira address was refused: ${host} leads to a private or internal network.`,
  ),
  'unknown-host': atHost(
    'unreachable',
    (host) => `No server named ${host} was found. Check the spelling of the Jira address.`,
  ),
  'lookup-failed': atHost(
    'unreachable',
    (host) =>
      `The address of ${host} could not be looked up: the name service does not answer at the moment. Try again later. ` +
      'If it keeps happening, the operator of this server has to check its DNS.',
  ),
  'connection-failed': defineFailure(
    'unreachable',
    { host, error: text() },
    (params) =>
      `${bidiIsolate(params.host)} could not be reached${params.error === '' ? '' : ` (${bidiIsolate(params.error)})`}. Check the Jira address; an on-premises Jira must be reachable from this server.`,
  ),
  'connection-broken': atHost(
    'unreachable',
    (host) => `${host} broke off the connection several times. Try again later.`,
  ),
  'tls-failed': defineFailure(
    'tls',
    { host, error: text() },
    (params) =>
      `The secure connection to ${bidiIsolate(params.host)} failed (${bidiIsolate(params.error)}): ${tlsCause(params.error)}`,
  ),
  'https-only': atHost(
    'not-jira',
    (host) => `${host} answers https only, but http:// was typed. Give the Jira address with https://.`,
  ),
  'not-http': atHost('not-jira', (host) => `${host} does not answer in HTTP. Check the port of the Jira address.`),
  'response-timeout': atHost('timeout', (host) => `${host} took too long to answer a request. Try again later.`),
  'server-error': defineFailure(
    'unreachable',
    { host, status },
    (params) =>
      `${bidiIsolate(params.host)} answered with an internal error (status ${params.status}). Try again later.`,
  ),
  'server-busy': defineFailure(
    'unreachable',
    { host, status, seconds },
    (params, { count }) =>
      `${bidiIsolate(params.host)} answers with status ${params.status} and asks to wait ${count(params.seconds)} s. Try again then.`,
  ),
  'redirected-within-site': defineFailure(
    'redirected',
    { host, path: text() },
    (params) =>
      `${bidiIsolate(params.host)} redirects to its page ${bidiIsolate(params.path)} instead of answering: probably to a login page. ${SSO_HINT}`,
  ),
  'redirected-elsewhere': defineFailure(
    'redirected',
    { host, target: text().nullable() },
    (params) =>
      `${bidiIsolate(params.host)} redirects to ${params.target === null ? 'another address' : bidiIsolate(params.target)}. Your token was not sent there. If that is your Jira, give its address; ` +
      'if it is a login page, your Jira does not accept API tokens from here.',
  ),
  'web-page': atHost(
    'not-jira',
    (host) => `${host} answered with a web page instead of data: probably a login page or another product. ${SSO_HINT}`,
  ),
};

/** What is wrong with a secure connection, and who can fix it. */
function tlsCause(error: string): string {
  if (error === 'CERT_HAS_EXPIRED') {
    return 'its certificate has expired. The operator of that Jira has to renew it.';
  }
  if (error === 'CERT_NOT_YET_VALID') {
    return 'its certificate is not valid yet. The operator of that Jira or of this server has to check the clock.';
  }
  if (error === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'its certificate is for another name. Give the address under the name that the certificate is for, as in the browser.';
  }
  if (/^(EPROTO|ERR_SSL_)/.test(error)) {
    return 'the server there does not support https, or only an obsolete version of it. Check the port of the Jira address.';
  }
  return (
    'its certificate is not trusted here. ' +
    'The operator of this server can add a private certificate authority with NODE_EXTRA_CA_CERTS.'
  );
}
