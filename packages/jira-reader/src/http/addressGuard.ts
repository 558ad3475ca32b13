import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { RequestFailure } from '../RequestFailure.ts';
import { systemTimers, type Timers } from '../timers.ts';
import { codeOf } from '../codeOf.ts';
import { type AllowedHosts, includesAddress, namesHost } from './allowedHosts.ts';
import { type Lookup, LOOKUP_OUTAGE, nameLookup } from './nameLookup.ts';

/** Prevents server-side request forgery, that is, requests to addresses that only the server can reach. */
export interface AddressGuard {
  /** Refuses a forbidden address before anything is sent. Throws a `RequestFailure`. */
  readonly check: (url: URL) => Promise<void>;
  /** Connects only to addresses that it has checked itself, so a name cannot resolve to another address between check and connection. */
  readonly connect: buildConnector.connector;
}

const CONNECT_TIMEOUT_MS = 5000;
const LOOKUP_TIMEOUT_MS = 5000;
const DEFAULT_PORT = { 'http:': 80, 'https:': 443 } as const;

/** Thrown inside a connection attempt, and converted to a `RequestFailure` where the attempt is reported. */
export class RefusedAddressError extends Error {}

interface Target {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: number;
}

/** Dependencies that tests replace. */
interface Surroundings {
  readonly lookup?: Lookup | undefined;
  readonly timers?: Timers | undefined;
}

export function addressGuard(
  allowed: AllowedHosts,
  { lookup = nameLookup(), timers = systemTimers }: Surroundings = {},
): AddressGuard {
  const mayReach = (target: Target, address: string) => {
    const ip = parseAddress(address);
    if (includesAddress(allowed, ip)) return true;
    return target.protocol === 'https:' && target.port === 443 && isPublic(ip);
  };

  /** Refuses a literal address that must not be reached. */
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
          const cancel = timers.after(LOOKUP_TIMEOUT_MS, () => fail(lookupFailure(target.hostname)));
          resolve(target, (error) => {
            cancel();
            if (error === null) done();
            else fail(error);
          });
        });
      } catch (cause) {
        if (cause instanceof RequestFailure) throw cause;
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

/** The address that a host name spells; null for a name. `URL` has already rewritten decimal, octal and hex forms. */
function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  return ipaddr.process(address);
}

/** The block from which public IPv6 addresses are allocated. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** IPv6 blocks that embed an IPv4 address and that ipaddr.js does not know. */
const EMBEDDING = [ipaddr.parseCIDR('::/96'), ipaddr.parseCIDR('64:ff9b::/96'), ipaddr.parseCIDR('64:ff9b:1::/48')];

/** ISATAP: the last 64 bits are 0000:5efe or 0200:5efe and an IPv4 address. */
const isIsatap = ({ parts }: ipaddr.IPv6) => ((parts[4] ?? 0) & ~0x0200) === 0 && parts[5] === 0x5efe;

const isEmbedding = (ip: ipaddr.IPv6) => isIsatap(ip) || EMBEDDING.some(([range, bits]) => ip.match(range, bits));

function isPublic(ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (ip instanceof ipaddr.IPv6 && (!ip.match(GLOBAL_UNICAST) || isEmbedding(ip))) return false;
  return ip.range() === 'unicast';
}

function refusal({ protocol, port }: Target): RequestFailure {
  const rule = protocol === 'http:' ? 'https' : port === 443 ? 'private-network' : 'port';
  return new RequestFailure({ reason: 'address-not-allowed', rule });
}

/** The failure if the name service does not respond. The name may exist. */
export function lookupFailure(host: string): RequestFailure {
  return new RequestFailure({ reason: 'lookup-failed', host });
}

function unknownHost({ hostname }: Target): RequestFailure {
  return new RequestFailure({ reason: 'unknown-host', host: hostname });
}
