import { Resolver, type LookupAddress } from 'node:dns';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { systemTimers, type Timers } from '../timers.ts';

/** Resolves a name to all its addresses. */
export type Lookup = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Error code for a temporary failure of the name service. */
export const LOOKUP_OUTAGE = 'EAI_AGAIN';

/** Maximum time of a look-up. After this time, all its queries are canceled. */
const LOOKUP_TIMEOUT_MS = 4000;
/** A query without a response in this time is sent once more. */
const QUESTION_TIMEOUT_MS = 1500;
/** During this time, names that could not be looked up are not looked up again. */
const FAILURE_TTL_MS = 10_000;
const MAX_REMEMBERED = 1000;
const HOSTS_FILE = '/etc/hosts';
const RESOLVER_FILE = '/etc/resolv.conf';
/** Error codes for a name that does not exist, or that has no address of this family. */
const NOT_FOUND = new Set(['ENOTFOUND', 'ENODATA']);

interface Options {
  /** `address:port` of name servers; the system's name servers unless given. */
  readonly servers?: readonly string[];
  readonly hostsFile?: string;
  readonly resolverFile?: string;
  readonly questionTimeoutMs?: number;
  readonly timers?: Timers;
}

/**
 * Resolves names by the hosts file, then by the name servers. The system's own function is not used: it occupies a
 * thread while a name server does not respond, so a few unanswered names would stop all look-ups of the process.
 */
export function nameLookup(options: Options = {}): Lookup {
  const { timers = systemTimers } = options;
  const failures = new Map<string, { readonly error: NodeJS.ErrnoException; readonly until: number }>();
  return (hostname, _options, callback) => {
    const known = failures.get(hostname);
    if (known !== undefined && timers.now() < known.until) {
      setImmediate(callback, known.error, []);
      return;
    }
    resolve(hostname.toLowerCase().replace(/\.$/, ''), options, timers).then(
      (addresses) => callback(null, addresses),
      (error: NodeJS.ErrnoException) => {
        failures.delete(hostname);
        if (failures.size >= MAX_REMEMBERED) failures.clear();
        if (!NOT_FOUND.has(error.code ?? '')) {
          failures.set(hostname, { error, until: timers.now() + FAILURE_TTL_MS });
        }
        callback(error, []);
      },
    );
  };
}

async function resolve(hostname: string, options: Options, timers: Timers): Promise<LookupAddress[]> {
  const listed = listedAddresses(hostname, readText(options.hostsFile ?? HOSTS_FILE));
  if (listed.length > 0) return listed;
  const resolver = new Resolver({ timeout: options.questionTimeoutMs ?? QUESTION_TIMEOUT_MS, tries: 2 });
  if (options.servers !== undefined) resolver.setServers(options.servers);
  const cancelEnd = timers.after(LOOKUP_TIMEOUT_MS, () => resolver.cancel());
  try {
    let failure: NodeJS.ErrnoException = lookupError('ENOTFOUND', hostname);
    for (const name of searchDomainCandidates(hostname, readText(options.resolverFile ?? RESOLVER_FILE))) {
      const [four, six] = await Promise.all([ask(resolver, name, 4), ask(resolver, name, 6)]);
      const addresses = [...four.addresses, ...six.addresses];
      if (addresses.length > 0) return addresses;
      failure = lookupError([four, six].find(({ code }) => !NOT_FOUND.has(code))?.code ?? 'ENOTFOUND', hostname);
      if (failure.code === LOOKUP_OUTAGE) break;
    }
    throw failure;
  } finally {
    cancelEnd();
  }
}

interface Respond {
  readonly addresses: readonly LookupAddress[];
  /** The error code; '' if there are addresses. */
  readonly code: string;
}

function ask(resolver: Resolver, name: string, family: 4 | 6): Promise<Respond> {
  return new Promise((done) => {
    const onResponse = (error: NodeJS.ErrnoException | null, addresses: string[] = []) =>
      done({
        addresses: addresses.map((address) => ({ address, family })),
        code: error === null ? '' : NOT_FOUND.has(error.code ?? '') ? 'ENOTFOUND' : LOOKUP_OUTAGE,
      });
    if (family === 4) resolver.resolve4(name, onResponse);
    else resolver.resolve6(name, onResponse);
  });
}

function lookupError(code: string, hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code} ${hostname}`), { code });
}

/** The addresses that a hosts file gives a name. */
function listedAddresses(hostname: string, hosts: string): LookupAddress[] {
  return hosts
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/))
    .filter(([, ...names]) => names.includes(hostname))
    .flatMap(([address = '']) => {
      const family = isIP(address);
      return family === 0 ? [] : [{ address, family }];
    });
}

/** A name by itself and with each search domain: a name of a single word is usually found in one of these domains. */
function searchDomainCandidates(hostname: string, resolverFile: string): string[] {
  const search = /^\s*(?:search|domain)\s+(.*)$/m.exec(resolverFile)?.[1]?.trim().split(/\s+/) ?? [];
  const searched = search.filter((domain) => domain !== '.').map((domain) => `${hostname}.${domain}`);
  return hostname.includes('.') ? [hostname, ...searched] : [...searched, hostname];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
