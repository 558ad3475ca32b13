import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { rateLimitKey } from './rateLimitKey.ts';
import { newStats, RequestFailure, type Timers } from '@roi-insight/jira-reader';
import type { Config } from '../config.ts';
import type { Metrics } from './Metrics.ts';
import { openRedis } from './openRedis.ts';

const RETRY_AFTER_S = 10;

interface Surroundings {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly timers: Timers;
}

/** Limits the requests to the routes of `app`: refuses them while the process is under pressure, and limits their rate per client. */
export async function limitRequests(app: FastifyInstance, { config, metrics, timers }: Surroundings): Promise<void> {
  app.addHook('onRequest', async () => {
    if (!app.isUnderPressure()) return;
    metrics.ended('busy', newStats(), 0);
    throw new RequestFailure({ reason: 'busy' }, { retryAfterS: RETRY_AFTER_S });
  });
  await app.register(rateLimit, {
    max: config.rateLimitMax,
    timeWindow: config.rateLimitWindowS * 1000,
    keyGenerator: (request) => rateLimitKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new RequestFailure({ reason: 'too-many-requests', seconds }, { retryAfterS: seconds });
    },
    // If Redis fails, requests pass without a limit, so that an instance keeps working.
    ...(config.redisUrl === null ? {} : { redis: openRedis(app, config.redisUrl, timers), skipOnError: true }),
  });
}
