import { oneOf } from '@roi-insight/contracts';
import { bidiIsolate } from '../format/bidiIsolate.ts';
import { atHost } from './atHost.ts';
import { defineFailure } from './defineFailure.ts';
import { host, seconds, status, text } from './failureParams.ts';

const ADDRESS_RULES = {
  https: 'only https is allowed',
  'private-network': 'it points to a private or internal network',
  port: 'only the standard https port 443 is allowed',
} as const;

const SSO_HINT = 'Enter the base URL of your Jira. If single sign-on protects it, it must let API requests through.';

/** Failures between this server and the address of Jira. */
export const connectionFailures = {
  'address-not-allowed': defineFailure(
    'address-refused',
    { rule: oneOf(['https', 'private-network', 'port']) },
    ({ rule }) =>
      `The Jira address was refused: ${ADDRESS_RULES[rule]}.${rule === 'https' ? ' Change http:// to https://.' : ''} An administrator of this server can allow a Jira in a private network with JIRA_ALLOWED_HOSTS.`,
  ),
  'resolves-to-private-network': atHost(
    'address-refused',
    (host) => `The Jira address was refused: ${host} points to a private or internal network.`,
  ),
  'unknown-host': atHost(
    'unreachable',
    (host) => `We couldn’t find a server named ${host}. Check the Jira address for typos.`,
  ),
  'lookup-failed': atHost(
    'unreachable',
    (host) =>
      `We couldn’t look up ${host} because DNS isn’t responding. Try again later. ` +
      'If it keeps happening, ask an administrator to check this server’s DNS.',
  ),
  'connection-failed': defineFailure(
    'unreachable',
    { host, error: text() },
    (params) =>
      `${bidiIsolate(params.host)} could not be reached${params.error === '' ? '' : ` (${bidiIsolate(params.error)})`}. Check the Jira address. An on-premises Jira must be reachable from this server.`,
  ),
  'connection-broken': atHost('unreachable', (host) => `${host} kept closing the connection. Try again later.`),
  'tls-failed': defineFailure(
    'tls',
    { host, error: text() },
    (params) =>
      `The secure connection to ${bidiIsolate(params.host)} failed (${bidiIsolate(params.error)}): ${tlsCause(params.error)}`,
  ),
  'https-only': atHost(
    'not-jira',
    (host) => `${host} only accepts https. Change http:// to https:// in the Jira address.`,
  ),
  'not-http': atHost('not-jira', (host) => `${host} doesn’t respond to HTTP. Check the port in the Jira address.`),
  'response-timeout': atHost('timeout', (host) => `${host} took too long to respond. Try again later.`),
  'server-error': defineFailure(
    'unreachable',
    { host, status },
    (params) => `${bidiIsolate(params.host)} returned an internal error (status ${params.status}). Try again later.`,
  ),
  'server-busy': defineFailure(
    'unreachable',
    { host, status, seconds },
    (params, { count }) =>
      `${bidiIsolate(params.host)} returned status ${params.status} and asks you to wait ${count(params.seconds)} s before trying again.`,
  ),
  'redirected-within-site': defineFailure(
    'redirected',
    { host, path: text() },
    (params) =>
      `${bidiIsolate(params.host)} redirects to ${bidiIsolate(params.path)}, which is probably a login page. ${SSO_HINT}`,
  ),
  'redirected-elsewhere': defineFailure(
    'redirected',
    { host, target: text().nullable() },
    (params) =>
      `${bidiIsolate(params.host)} redirects to ${params.target === null ? 'another address' : bidiIsolate(params.target)}. Your API key was not sent there. If that is your Jira, use its address. ` +
      'If it is a login page, your Jira doesn’t accept API keys from here.',
  ),
  'web-page': atHost(
    'not-jira',
    (host) => `${host} returned a web page instead of data, probably a login page or another product. ${SSO_HINT}`,
  ),
};

/** The problem of a secure connection, and who can fix it. */
function tlsCause(error: string): string {
  if (error === 'CERT_HAS_EXPIRED') {
    return 'its certificate has expired. Ask your Jira administrator to renew it.';
  }
  if (error === 'CERT_NOT_YET_VALID') {
    return 'its certificate is not valid yet. Ask your Jira administrator, or the administrator of this server, to check the clock.';
  }
  if (error === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'its certificate is for another host name. Use the address shown in your browser.';
  }
  if (/^(EPROTO|ERR_SSL_)/.test(error)) {
    return 'the server doesn’t support https, or only an outdated version. Check the port in the Jira address.';
  }
  return (
    'this server doesn’t trust its certificate. ' +
    'An administrator can add a private certificate authority with NODE_EXTRA_CA_CERTS.'
  );
}
