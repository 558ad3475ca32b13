import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import type { Parsed } from '@roi-insight/contracts';
import { type AllowedHosts, parseAllowedHosts } from './jira/allowedHosts.ts';

/** Everything the server can be told from outside, read once at the start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Trackers that may be reached although they are private, on an unusual port or plain http. */
  readonly allowedHosts: AllowedHosts;
  /** Base address of a tracker with generated tickets that the form may offer; null: none is offered. */
  readonly sampleTrackerUrl: string | null;
  /** Folder of the built app. */
  readonly staticDir: string;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Analyses that one address may start per window. */
  readonly rateLimitMax: number;
  readonly rateLimitWindowS: number;
  /** Where instances share their rate limits; null: each counts for itself. */
  readonly redisUrl: string | null;
  /** Whose `X-Forwarded-*` headers are believed: nobody's, everybody's, or those of these addresses. */
  readonly trustProxy: boolean | readonly string[];
  /** The most tickets of one analysis. */
  readonly ticketLimit: number;
  /** How long an analysis may take, and before that wait for its turn. */
  readonly analysisTimeoutS: number;
  /** Threads that analyses run in; 0: in the one that also answers. */
  readonly analysisThreads: number;
  /** Analyses that run at once; the others wait their turn. */
  readonly maxAnalyses: number;
  /** Analyses that may wait; further ones are sent away. */
  readonly maxWaiting: number;
  /** Above this mean delay of the event loop new analyses are sent away; 0: no such limit. */
  readonly maxEventLoopDelayMs: number;
  /** Above this resident memory new analyses are sent away; 0: no such limit. */
  readonly maxRssMb: number;
  /** How long a stop waits for running analyses. */
  readonly shutdownTimeoutS: number;
  /** Where scoped tokens work, for every Jira Cloud; null: Atlassian's gateway, for sites under Atlassian's names only. */
  readonly gatewayUrl: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

class ConfigError extends Error {
  readonly variable: string;

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.variable = variable;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. An unset or empty variable takes its default; the error names the variable and what it takes.
 * @example readConfig({ PORT: '80a' }) // { ok: false, error: { path: 'PORT', message: 'PORT must be a whole number from 0 to 65535' } }
 */
export function readConfig(env: Env): Parsed<Config> {
  try {
    return { ok: true, value: read(env) };
  } catch (cause) {
    if (cause instanceof ConfigError) return { ok: false, error: { path: cause.variable, message: cause.message } };
    throw cause;
  }
}

function read(env: Env): Config {
  return {
    port: whole(env, 'PORT', 4010, 0, 65_535),
    host: text(env, 'HOST') ?? '127.0.0.1',
    allowedHosts: allowedHosts(env),
    sampleTrackerUrl: address(env, 'SAMPLE_TRACKER_URL'),
    staticDir: folder(text(env, 'STATIC_DIR') ?? 'dist/app'),
    corsOrigins: list(env, 'CORS_ORIGINS').map((entry) => origin('CORS_ORIGINS', entry)),
    rateLimitMax: whole(env, 'RATE_LIMIT_MAX', 30, 1, 1_000_000),
    rateLimitWindowS: whole(env, 'RATE_LIMIT_WINDOW_S', 60, 1, 86_400),
    redisUrl: redis(env),
    trustProxy: trustProxy(env),
    ticketLimit: whole(env, 'TICKET_LIMIT', 100_000, 1, 10_000_000),
    analysisTimeoutS: whole(env, 'ANALYSIS_TIMEOUT_S', 55, 1, 3600),
    analysisThreads: whole(env, 'ANALYSIS_THREADS', Math.min(availableParallelism(), 4), 0, 64),
    maxAnalyses: whole(env, 'MAX_ANALYSES', 16, 1, 10_000),
    maxWaiting: whole(env, 'MAX_WAITING', 500, 0, 100_000),
    maxEventLoopDelayMs: whole(env, 'MAX_EVENT_LOOP_DELAY_MS', 1000, 0, 60_000),
    maxRssMb: whole(env, 'MAX_RSS_MB', 1024, 0, 1_000_000),
    shutdownTimeoutS: whole(env, 'SHUTDOWN_TIMEOUT_S', 25, 0, 3600),
    gatewayUrl: address(env, 'GATEWAY_URL'),
    logLevel: logLevel(env),
  };
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function list(env: Env, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigError(name, `must be a whole number from ${min} to ${max}`);
}

function httpUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url;
  throw new ConfigError(name, 'must hold http or https addresses without credentials');
}

/** An address without query, fragment or trailing slash; null when unset. */
function address(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  const url = httpUrl(name, value);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function origin(name: string, value: string): string {
  const url = httpUrl(name, value);
  if (url.pathname === '/' && url.search === '' && url.hash === '') return url.origin;
  throw new ConfigError(name, 'must hold origins like https://example.com, without a path');
}

function folder(path: string): string {
  return isAbsolute(path) ? path : resolve(process.cwd(), path);
}

function redis(env: Env): string | null {
  const value = text(env, 'REDIS_URL');
  if (value === undefined) return null;
  if (URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol)) return value;
  throw new ConfigError('REDIS_URL', 'must be a redis:// or rediss:// address');
}

function trustProxy(env: Env): boolean | readonly string[] {
  const value = text(env, 'TRUST_PROXY');
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  const entries = list(env, 'TRUST_PROXY');
  if (entries.every((entry) => /^[\da-fA-F:.]+(\/\d{1,3})?$/.test(entry))) return entries;
  throw new ConfigError('TRUST_PROXY', 'must be true, false, or comma-separated addresses or CIDRs of the proxies');
}

function allowedHosts(env: Env): AllowedHosts {
  const parsed = parseAllowedHosts(list(env, 'JIRA_ALLOWED_HOSTS'));
  if (parsed.ok) return parsed.value;
  throw new ConfigError('JIRA_ALLOWED_HOSTS', parsed.error.message);
}

function logLevel(env: Env): Config['logLevel'] {
  const value = text(env, 'LOG_LEVEL') ?? 'info';
  const known = LOG_LEVELS.find((level) => level === value);
  if (known !== undefined) return known;
  throw new ConfigError('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`);
}
