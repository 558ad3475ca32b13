import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { Failure } from '../failure.ts';
import { codeOf } from '../toFailure.ts';
import { type AllowedHosts, holdsAddress, namesHost } from './allowedHosts.ts';

/** Resolves a name to all its addresses. */
export type Lookup = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Keeps the server from being sent to addresses that only it can reach. */
export interface AddressGuard {
  /** Refuses an address that could never be connected to, before anything is sent. Throws a `Failure`. */
  readonly check: (url: URL) => Promise<void>;
  /** Opens connections, and only to addresses that it has checked itself: a name cannot change in between. */
  readonly connect: buildConnector.connector;
}

const CONNECT_TIMEOUT_MS = 5000;
const LOOKUP_TIMEOUT_MS = 5000;
const DEFAULT_PORT = { 'http:': 80, 'https:': 443 } as const;

/** Code of a name service that could not be asked, or did not know at the moment. */
export const LOOKUP_OUTAGE = 'EAI_AGAIN';

/** Thrown inside a connection attempt; `Failure` is made of it where the attempt is reported. */
export class RefusedAddressError extends Error {}

interface Target {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: number;
}

/** @param lookup replaces name resolution in tests */
export function addressGuard(allowed: AllowedHosts, lookup: Lookup = dnsLookup): AddressGuard {
  const mayReach = (target: Target, address: string) => {
    const ip = parseAddress(address);
    if (holdsAddress(allowed, ip)) return true;
    return target.protocol === 'https:' && target.port === 443 && isPublic(ip);
  };

  /** What stops this target whatever it resolves to. */
  const assertTarget = (target: Target) => {
    const literal = literalAddress(target.hostname);
    if (literal !== null && !mayReach(target, literal)) throw new RefusedAddressError();
  };

  const resolve = (target: Target, callback: (error: Error | null, addresses: LookupAddress[]) => void) =>
    lookup(target.hostname, { all: true }, (error, addresses) => {
      if (error !== null) callback(error, []);
      else if (addresses.every(({ address }) => mayReach(target, address))) callback(null, addresses);
      else callback(new RefusedAddressError(), []);
    });

  const guardedLookup =
    (target: Target): LookupFunction =>
    (_hostname, options, callback) =>
      resolve(target, (error, addresses) => {
        const [first] = addresses;
        if (error !== null || first === undefined) callback(error ?? new RefusedAddressError(), '', 0);
        else if (options.all === true) callback(null, addresses);
        else callback(null, first.address, first.family);
      });

  const open = buildConnector({ timeout: CONNECT_TIMEOUT_MS });

  return {
    async check(url) {
      const target = targetOf(url.protocol, url.hostname, url.port);
      if (namesHost(allowed, target.hostname, target.port)) return;
      try {
        assertTarget(target);
        if (literalAddress(target.hostname) !== null) return;
        await new Promise<void>((done, fail) => {
          const timer = setTimeout(() => fail(lookupFailure(target.hostname)), LOOKUP_TIMEOUT_MS);
          resolve(target, (error) => {
            clearTimeout(timer);
            if (error === null) done();
            else fail(error);
          });
        });
      } catch (cause) {
        if (cause instanceof Failure) throw cause;
        if (cause instanceof RefusedAddressError) throw refusal(target);
        throw codeOf(cause) === LOOKUP_OUTAGE ? lookupFailure(target.hostname) : unknownHost(target);
      }
    },
    connect(options, callback) {
      const target = targetOf(options.protocol, options.hostname, options.port);
      if (namesHost(allowed, target.hostname, target.port)) return open(options, callback);
      try {
        assertTarget(target);
      } catch (cause) {
        return callback(cause instanceof Error ? cause : new RefusedAddressError(), null);
      }
      const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup(target) });
      return connect(options, callback);
    },
  };
}

function targetOf(protocol: string, hostname: string, port: string | null): Target {
  const fallback = protocol === 'http:' ? DEFAULT_PORT['http:'] : DEFAULT_PORT['https:'];
  const isBareIPv6 = hostname.includes(':') && !hostname.startsWith('[');
  return {
    protocol,
    hostname: isBareIPv6 ? `[${hostname}]` : hostname,
    port: port === null || port === '' ? fallback : Number(port),
  };
}

/** The address that a host name spells, or null for a name. `URL` has already rewritten decimal, octal and hex forms. */
function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  return ipaddr.process(address);
}

/** Blocks that hold an IPv4 address inside an IPv6 one, beyond those that ipaddr.js tells apart. */
const EMBEDDING = [ipaddr.parseCIDR('::/96'), ipaddr.parseCIDR('64:ff9b::/96'), ipaddr.parseCIDR('64:ff9b:1::/48')];

function isPublic(ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (ip.kind() === 'ipv6' && EMBEDDING.some(([range, bits]) => ip.match(range, bits))) return false;
  return ip.range() === 'unicast';
}

function refusal({ protocol, port }: Target): Failure {
  const why =
    protocol === 'http:'
      ? 'only https addresses are read'
      : port === 443
        ? 'it leads to a private or internal network'
        : 'only the standard https port 443 is read';
  return new Failure(
    'address-refused',
    `The Jira address was refused: ${why}. Whoever runs this server can allow a Jira in their own network with JIRA_ALLOWED_HOSTS.`,
  );
}

/** Nobody can say whether the name is right: the name service does not answer. */
export function lookupFailure(host: string): Failure {
  return new Failure(
    'unreachable',
    `The address of ${host} could not be looked up: the name service does not answer at the moment. Try again later; ` +
      'if it stays, whoever runs this server has to look at its DNS.',
  );
}

function unknownHost({ hostname }: Target): Failure {
  return new Failure('unreachable', `No server named ${hostname} was found. Check the spelling of the Jira address.`);
}
