import type { Parsed } from '@roi-insight/contracts';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The hosts and ranges of `JIRA_ALLOWED_HOSTS`. */
export interface AllowedHosts {
  /** Hosts as `URL` writes them, with or without a port. */
  readonly hosts: readonly string[];
  /** Ranges of addresses in CIDR notation. */
  readonly ranges: readonly string[];
}

/** Reads hosts on any port (`jira.corp`), host:port (`jira.corp:8080`, `[::1]:8080`) and CIDRs (`10.0.0.0/8`). */
export function parseAllowedHosts(entries: readonly string[]): Parsed<AllowedHosts> {
  const hosts: string[] = [];
  const ranges: string[] = [];
  for (const entry of entries) {
    const host = normalHost(entry);
    if (isRange(entry)) ranges.push(entry);
    else if (host === null) return refusal(entry);
    else hosts.push(host);
  }
  return { ok: true, value: { hosts, ranges } };
}

/** Whether this host is listed. A listed host may be reached at any address, and over http. */
export function namesHost({ hosts }: AllowedHosts, hostname: string, port: number): boolean {
  return hosts.includes(hostname) || hosts.includes(`${hostname}:${port}`);
}

/** Whether this address is in a listed range. Such an address may be reached, also over http. */
export function includesAddress({ ranges }: AllowedHosts, address: Address): boolean {
  return ranges.some((entry) => {
    const [range, bits] = ipaddr.parseCIDR(entry);
    return range.kind() === address.kind() && address.match(range, bits);
  });
}

/** The entry in the form in which `URL` writes host and port, so that it can be compared with a `URL`. */
function normalHost(entry: string): string | null {
  const port = /(?<!:)(?<=\]|[^:\]]):(\d{1,5})$/.exec(entry)?.[1];
  const host = port === undefined ? entry : entry.slice(0, -port.length - 1);
  const address = `http://${ipaddr.IPv6.isValid(host) ? `[${host}]` : host}`;
  if (!URL.canParse(address) || /[/?#@*]/.test(host) || Number(port ?? 0) > 65_535) return null;
  const { hostname } = new URL(address);
  return port === undefined ? hostname : `${hostname}:${Number(port)}`;
}

/**
 * Whether this is a CIDR that can match. Mapped IPv4 addresses are compared as IPv4, so `::ffff:10.0.0.0/104` would
 * never match, and `010.0.0.0/8` would be read as octal, a different range from the intended one.
 */
function isRange(entry: string): boolean {
  if (!ipaddr.isValidCIDR(entry)) return false;
  const [range] = ipaddr.parseCIDR(entry);
  if (range instanceof ipaddr.IPv6) return !range.isIPv4MappedAddress();
  return ipaddr.IPv4.isValidFourPartDecimal(entry.slice(0, entry.indexOf('/')));
}

function refusal(entry: string): Parsed<AllowedHosts> {
  const message = `must be hosts, host:port pairs or CIDRs, separated by commas; this is not one of these: ${entry}`;
  return { ok: false, error: { path: '', message } };
}
