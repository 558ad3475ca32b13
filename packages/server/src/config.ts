import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Parsed } from '@roi-insight/contracts';
import { array, type InferType, mixed, number, object, Schema, string, ValidationError } from 'yup';
import { type AllowedHosts, DEFAULT_TICKET_LIMIT, parseAllowedHosts } from '@roi-insight/jira-reader';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Whether the hosts were parsed; any other value is the error message. */
const isAllowedHosts = (value: unknown): value is AllowedHosts => typeof value === 'object';

const wholeNumber = (fallback: number, min: number, max: number) => {
  const message = `\${path} must be a whole number from ${min} to ${max}`;
  return number()
    .transform((_value, text) => (/^\d{1,10}$/.test(text) ? Number(text) : Number.NaN))
    .default(fallback)
    .typeError(message)
    .min(min, message)
    .max(max, message);
};

/** An address without query, fragment or trailing slash; null when unset. */
const baseAddress = () =>
  string()
    .nullable()
    .default(null)
    .test(
      'url',
      '${path} must be an http or https address without credentials',
      (text) => text === null || httpUrl(text) !== null,
    )
    .transform((text: string) => {
      const url = httpUrl(text);
      return url === null ? text : `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
    });

/** All settings. The label of each setting is its environment variable. */
const configSchema = object({
  port: wholeNumber(4010, 0, 65_535).label('PORT'),
  host: string().default('127.0.0.1').label('HOST'),
  /** Port for metrics and probes, on the same host; 0: no metrics, and probes on the main port only. */
  metricsPort: wholeNumber(0, 0, 65_535).label('METRICS_PORT'),
  /** Trackers that may be reached although their address is private, their port is unusual, or they use plain http. */
  allowedHosts: mixed({ type: 'allowed-hosts', check: isAllowedHosts })
    .transform((text: string) => {
      const parsed = parseAllowedHosts(listOf(text));
      return parsed.ok ? parsed.value : parsed.error.message;
    })
    .default({ hosts: [], ranges: [] })
    .typeError(({ path, value }) => `${path} ${value}`)
    .label('JIRA_ALLOWED_HOSTS'),
  /** Base address of a tracker with generated tickets that the form may offer; null: none. */
  sampleTrackerUrl: baseAddress().label('SAMPLE_TRACKER_URL'),
  /** Folder of the built app. */
  staticDir: string()
    .transform((folder: string) => resolve(folder))
    .default(() => resolve('dist/app'))
    .label('STATIC_DIR'),
  /** Other origins whose pages may call the API. */
  corsOrigins: array(string().defined())
    .transform((_value, text) => listOf(text).map((entry) => originOf(entry) ?? entry))
    .default([])
    .test('origins', '${path} must be origins like https://example.com, without a path', (origins) =>
      origins.every((origin) => originOf(origin) !== null),
    )
    .label('CORS_ORIGINS'),
  /** Maximum number of analyses that one client may start per window. */
  rateLimitMax: wholeNumber(30, 1, 1_000_000).label('RATE_LIMIT_MAX'),
  rateLimitWindowS: wholeNumber(60, 1, 86_400).label('RATE_LIMIT_WINDOW_S'),
  /** Redis where instances share their rate limits; null: each instance counts separately. */
  redisUrl: string()
    .nullable()
    .default(null)
    .test(
      'redis',
      '${path} must be a redis:// or rediss:// address',
      (text) => text === null || (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)),
    )
    .label('REDIS_URL'),
  /** Proxies whose `X-Forwarded-*` headers are trusted: none, all, or these addresses. */
  trustProxy: mixed<boolean | readonly string[]>()
    .transform((text: string) => (text === 'true' || text === 'false' ? text === 'true' : listOf(text)))
    .default(false)
    .test(
      'proxies',
      '${path} must be true, false, or comma-separated addresses or CIDRs of the proxies',
      (value) => typeof value === 'boolean' || value.every((entry) => /^[\da-fA-F:.]+(\/\d{1,3})?$/.test(entry)),
    )
    .label('TRUST_PROXY'),
  /** The maximum number of tickets of one analysis. */
  ticketLimit: wholeNumber(DEFAULT_TICKET_LIMIT, 1, 10_000_000).label('TICKET_LIMIT'),
  /**
   * Maximum number of tickets that all running analyses have in memory; an analysis that would need more is refused.
   */
  maxTicketsInMemory: wholeNumber(300_000, 1, 100_000_000).label('MAX_TICKETS_IN_MEMORY'),
  /** Maximum time of an analysis, including all teams of a comparison. A plan may take twice this time, an organization five times. */
  analysisTimeoutS: wholeNumber(180, 1, 3600).label('ANALYSIS_TIMEOUT_S'),
  /** Number of worker threads that run analyses; 0: analyses run in the main thread. */
  analysisThreads: wholeNumber(Math.min(availableParallelism(), 4), 0, 64).label('ANALYSIS_THREADS'),
  /** Maximum number of analyses that run at a time; further analyses are queued. */
  maxAnalyses: wholeNumber(16, 1, 10_000).label('MAX_ANALYSES'),
  /** Maximum number of analyses of one client that run at a time; further analyses are queued. */
  maxAnalysesPerClient: wholeNumber(4, 1, 10_000).label('MAX_ANALYSES_PER_CLIENT'),
  /** Maximum number of queued analyses; further analyses are refused. */
  maxWaiting: wholeNumber(500, 0, 100_000).label('MAX_WAITING'),
  /** If the mean delay of the event loop is longer than this, new analyses are refused; 0: no limit. */
  maxEventLoopDelayMs: wholeNumber(1000, 0, 60_000).label('MAX_EVENT_LOOP_DELAY_MS'),
  /** If the memory in use is larger than this, new analyses are refused; 0: no limit. */
  maxRssMb: wholeNumber(1024, 0, 1_000_000).label('MAX_RSS_MB'),
  /** Maximum time that a shutdown waits for running analyses. */
  shutdownTimeoutS: wholeNumber(25, 0, 3600).label('SHUTDOWN_TIMEOUT_S'),
  /** Base address of the gateway for scoped tokens of all Jira Cloud sites; null: Atlassian's own gateway, only for sites under its domains. */
  gatewayUrl: baseAddress().label('GATEWAY_URL'),
  authUrl: baseAddress().label('AUTH_URL'),
  logLevel: string()
    .oneOf(LOG_LEVELS, `\${path} must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .label('LOG_LEVEL'),
});

/** The server's settings, read once at startup. */
export type Config = Readonly<InferType<typeof configSchema>>;

/** The environment variable of each setting. */
export const SETTINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(configSchema.fields).flatMap(([key, field]) =>
    field instanceof Schema && field.spec.label !== undefined ? [[key, field.spec.label]] : [],
  ),
);

/**
 * Reads the configuration. An unset or empty variable takes its default; the error names the variable and its valid
 * values.
 * @example readConfig({ PORT: '80a' }) // { ok: false, error: { path: 'PORT', message: 'PORT must be a whole number
 *   from 0 to 65535' } }
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Parsed<Config> {
  const values = [...SETTINGS].map(([key, variable]) => [key, env[variable]?.trim() || undefined] as const);
  try {
    return { ok: true, value: configSchema.validateSync(Object.fromEntries(values), { abortEarly: false }) };
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const { path = '', message } = cause.inner[0] ?? cause;
    return { ok: false, error: { path: SETTINGS.get(path) ?? path, message } };
  }
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Null if the text is not an http or https address, or contains credentials. */
function httpUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null;
}

/** The origin of an address; null if the address has more than scheme, host and port. */
function originOf(text: string): string | null {
  const url = httpUrl(text);
  return url !== null && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : null;
}
