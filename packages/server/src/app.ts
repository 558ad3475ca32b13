import { extname } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { bytesInUse } from './bytesInUse.ts';
import { sendError } from './http/sendError.ts';
import type { Config } from './config.ts';
import { READ_TIME } from './http/clientConnection.ts';
import { contentSecurityPolicy } from './http/contentSecurityPolicy.ts';
import { gracefulShutdown } from './http/gracefulShutdown.ts';
import { limitConnectionsPerClient } from './http/limitConnectionsPerClient.ts';
import { maxConnections } from './http/maxConnections.ts';
import { Metrics } from './http/Metrics.ts';
import {
  addressGuard,
  BACKOFF_MS,
  localRunner,
  type Lookup,
  byPlaceKind,
  PLACE_FACTORS,
  type Runner,
  systemTimers,
  type Timers,
} from '@roi-insight/jira-reader';
import { notFound } from './http/notFound.ts';
import { refuseMalformed } from './http/refuseMalformed.ts';
import { refusePipelining } from './http/refusePipelining.ts';
import { watchPressure } from './http/watchPressure.ts';
import { serveMonitoring } from './http/serveMonitoring.ts';
import { type Health, healthRoutes } from './http/routes/health.ts';
import { openApiRoute } from './http/routes/openApi.ts';
import { sampleRoute } from './http/routes/sample.ts';
import { staticRoutes } from './http/routes/staticRoutes.ts';
import { trackerRoutes } from './http/routes/trackerRoutes.ts';
import type { PlaceLimits } from './admission/Places.ts';
import { RunningAnalyses } from './admission/RunningAnalyses.ts';
import { workerRunner } from './workers/workerRunner.ts';

/** External dependencies, for tests to replace. */
export interface Dependencies {
  readonly now?: () => Date;
  readonly lookup?: Lookup;
  readonly timers?: Timers;
  /** Maximum pause of a tracker within a response, in ms; 0: no limit. */
  readonly responseTimeoutMs?: number;
  /** Bytes that the process uses. */
  readonly bytesInUse?: () => number;
  /** The destination of log lines. */
  readonly logStream?: { write: (line: string) => void };
}

/** The pages use no feature that this header can deny. */
const PERMISSIONS_POLICY = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** A connection that does not send the complete headers of a request is closed within 15 s. */
const CONNECTION_TIMES = { headersTimeout: 10_000, connectionsCheckingInterval: 5000 };

/** Time for stopping an analysis that has reached its deadline, even if its thread is blocked. */
const STOP_MS = 30_000;

/** Large enough for a plan of 40 teams, each with its own scope and calendar. */
const BODY_LIMIT = 256 * 1024;

/** Builds the server without listening. Between requests, the server keeps only rate limits. */
export async function buildApp(config: Config, dependencies: Dependencies = {}): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: Array.isArray(config.trustProxy) ? [...config.trustProxy] : config.trustProxy === true,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    // This is longer than the 60 s after which common load balancers close idle connections themselves.
    keepAliveTimeout: 72_000,
    http: CONNECTION_TIMES,
    forceCloseConnections: 'idle',
    // While the server stops, requests on open connections get the API's own error responses instead of Fastify's.
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed,
    // Fastify's own response would quote an address that the router cannot decode, such as `/%`.
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' });
      raw.end(JSON.stringify(notFound().body()));
    },
    logger: {
      level: config.logLevel,
      base: null,
      ...(dependencies.logStream === undefined ? {} : { stream: dependencies.logStream }),
    },
  });
  // With the parser of JSON alone, all other bodies are refused before they are read.
  app.removeContentTypeParser('text/plain');
  app.server.maxConnections = maxConnections();
  // Behind a proxy, there is no limit, because all connections come from the proxy.
  if (config.trustProxy === false) limitConnectionsPerClient(app.server, Math.floor(app.server.maxConnections / 2));
  const { now = () => new Date(), timers = systemTimers } = dependencies;
  const guard = addressGuard(config.allowedHosts, { lookup: dependencies.lookup, timers });
  const { runner, threadBytes } = openRunner(config, dependencies);
  const usedBytes = dependencies.bytesInUse ?? (() => bytesInUse() + threadBytes());
  const places = placesOf(config);
  const metrics = new Metrics(byPlaceKind((kind) => places[kind].maxRunning));
  const running = new RunningAnalyses({
    places,
    maxWaiting: config.maxWaiting,
    maxTickets: config.maxTicketsInMemory,
    onMemoryStop: () => metrics.memoryStop(),
    timers,
  });
  metrics.watch(running);
  const health: Health = { running, isUnderPressure: () => app.isUnderPressure() };
  if (config.metricsPort > 0) {
    serveMonitoring(app, { registry: metrics.registry, health }, { host: config.host, port: config.metricsPort });
  }
  gracefulShutdown(app, running, config.shutdownTimeoutS * 1000);
  app.addHook('onClose', () => runner.close());
  refusePipelining(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  app.setErrorHandler(sendError);

  app.addHook('onRequest', async ({ url }, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    // Reports are confidential, so no cache keeps them.
    if (url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    frameguard: { action: 'deny' },
    // Only behind a trusted proxy is it certain that clients use https.
    hsts: config.trustProxy === false ? false : { includeSubDomains: false },
  });
  await watchPressure(app, { config, bytesInUse: usedBytes });
  await app.register(cors, { origin: [...config.corsOrigins], methods: ['GET', 'POST'] });
  await app.register(healthRoutes, health);
  await app.register(openApiRoute);
  await app.register(sampleRoute, { config });
  await app.register(trackerRoutes, { config, guard, metrics, running, runner, now, timers });
  await app.register(staticRoutes, { folder: config.staticDir });
  return app;
}

/** The more time an analysis may have, the fewer of its kind run at a time. */
const placesOf = ({ maxAnalyses, maxAnalysesPerClient, analysisTimeoutS }: Config) =>
  byPlaceKind((kind): PlaceLimits => {
    const factor = PLACE_FACTORS[kind];
    return {
      maxRunning: Math.ceil(maxAnalyses / factor),
      maxRunningPerClient: Math.ceil(maxAnalysesPerClient / factor),
      maxPlaceMs: analysisTimeoutS * factor * 1000 + STOP_MS + READ_TIME.totalMs,
    };
  });

/**
 * Workers need the built file, because Node does not load TypeScript into them. They use the real clock, timers and
 * name service, so tests that replace these run analyses in the main thread.
 */
function openRunner(
  config: Config,
  { now, timers, lookup, responseTimeoutMs }: Dependencies,
): { readonly runner: Runner; readonly threadBytes: () => number } {
  const isBuilt = extname(import.meta.filename) === '.js';
  if (isBuilt && config.analysisThreads > 0 && (now ?? timers ?? lookup) === undefined) {
    const runner = workerRunner(config.analysisThreads, { config, backoffMs: BACKOFF_MS });
    return { runner, threadBytes: runner.bytesInUse };
  }
  const context = { config, backoffMs: BACKOFF_MS, now: now ?? (() => new Date()), timers: timers ?? systemTimers };
  return { runner: localRunner(context, { lookup, responseTimeoutMs }), threadBytes: () => 0 };
}
