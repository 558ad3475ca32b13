import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { rateLimitKey } from './rateLimitKey.ts';
import { newStats, RequestFailure, type Timers } from '@roi-insight/jira-reader';
import type { Config } from '../config.ts';
import type { Metrics } from './Metrics.ts';
import { openRedis } from './openRedis.ts';
import { Pressure } from './Pressure.ts';

const RETRY_AFTER_S = 10;

interface Surroundings {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly timers: Timers;
}

/** Limits the requests of the scope: refused while the process is under pressure, and rate-limited per client. */
export async function limitRequests(app: FastifyInstance, { config, metrics, timers }: Surroundings): Promise<void> {
  const pressure = new Pressure(config);
  app.addHook('onClose', () => pressure.close());
  app.addHook('onRequest', async () => {
    if (!pressure.isHigh) return;
    metrics.ended('busy', newStats(), 0);
    throw underPressure();
  });
  await app.register(rateLimit, {
    max: config.rateLimitMax,
    timeWindow: config.rateLimitWindowS * 1000,
    keyGenerator: (request) => rateLimitKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    // Without Redis, requests are not limited: an instance keeps working.
    ...(config.redisUrl === null ? {} : { redis: openRedis(app, config.redisUrl, timers), skipOnError: true }),
  });
}

function underPressure(): RequestFailure {
  return new RequestFailure('busy', 'The server is too busy at the moment. Try again in a moment.', {
    retryAfterS: RETRY_AFTER_S,
  });
}

function tooManyRequests(seconds: number): RequestFailure {
  return new RequestFailure(
    'rate-limited',
    `Too many analyses were started from your address. Try again in ${seconds} s.`,
    {
      retryAfterS: seconds,
    },
  );
}
