import { extname } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerFailure } from './answerFailure.ts';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { gracefulStop } from './gracefulStop.ts';
import { addressGuard, type Lookup } from './jira/addressGuard.ts';
import { nothingHere } from './nothingHere.ts';
import { fetchJiraRoute } from './routes/fetchJira.ts';
import { healthRoutes } from './routes/health.ts';
import { openApiRoute } from './routes/openApi.ts';
import { sampleRoute } from './routes/sample.ts';
import { staticRoutes } from './routes/staticRoutes.ts';
import { localRunner } from './analysis/localRunner.ts';
import type { Runner } from './analysis/runner.ts';
import { RunningAnalyses } from './analysis/runningAnalyses.ts';
import { threadRunner } from './analysis/threadRunner.ts';

/** The world outside, for tests to replace. */
export interface Dependencies {
  readonly now?: () => Date;
  readonly lookup?: Lookup;
  /** First wait before a request to Jira is repeated, in ms. */
  readonly backoffMs?: number;
  /** Where log lines go. */
  readonly logStream?: { write: (line: string) => void };
}

const BODY_LIMIT = 16 * 1024;
const BACKOFF_MS = 2000;

/** Builds the server without listening. It keeps nothing between requests but rate limits. */
export async function buildApp(config: Config, dependencies: Dependencies = {}): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: Array.isArray(config.trustProxy) ? [...config.trustProxy] : config.trustProxy === true,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Addresses that no router can read, such as `/%`: Fastify's own answer quotes them.
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' });
      raw.end(JSON.stringify(nothingHere().body()));
    },
    logger: {
      level: config.logLevel,
      base: null,
      ...(dependencies.logStream === undefined ? {} : { stream: dependencies.logStream }),
    },
  });
  const guard = addressGuard(config.allowedHosts, dependencies.lookup);
  const runner = openRunner(config, dependencies);
  const running = new RunningAnalyses({
    maxRunning: config.maxAnalyses,
    maxWaiting: config.maxWaiting,
    maxWaitMs: config.analysisTimeoutS * 1000,
  });
  gracefulStop(app, running, config.shutdownTimeoutS * 1000);
  app.addHook('onClose', () => runner.close());
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  app.setErrorHandler(answerFailure);

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    // Only who stands behind a proxy of their own can be sure to be reached by https.
    hsts: config.trustProxy === false ? false : { includeSubDomains: false },
  });
  await app.register(cors, { origin: [...config.corsOrigins], methods: ['GET', 'POST'] });
  await app.register(healthRoutes, { running });
  await app.register(openApiRoute);
  await app.register(sampleRoute, { config });
  await app.register(fetchJiraRoute, { config, guard, running, runner, now: dependencies.now ?? (() => new Date()) });
  await app.register(staticRoutes, { folder: config.staticDir });
  return app;
}

/**
 * Threads need the built file, as Node loads no TypeScript into them; and they have the real clock and name service, so
 * that who replaces those stays in this one.
 */
function openRunner(config: Config, { now, lookup, backoffMs = BACKOFF_MS }: Dependencies): Runner {
  const isBuilt = extname(import.meta.filename) === '.js';
  if (isBuilt && config.analysisThreads > 0 && now === undefined && lookup === undefined) {
    return threadRunner(config.analysisThreads, { config, backoffMs });
  }
  return localRunner({ config, backoffMs, now: now ?? (() => new Date()) }, lookup);
}
