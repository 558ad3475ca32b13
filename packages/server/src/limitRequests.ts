import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { clientKey } from './clientKey.ts';
import type { Config } from './config.ts';
import { Failure } from './failure.ts';
import { openRedis } from './openRedis.ts';

const RETRY_AFTER_S = 10;

/** Limits the requests of the scope: none while the process is under pressure, and so many per client and window. */
export async function limitRequests(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    maxRssBytes: config.maxRssMb * 1024 * 1024,
    pressureHandler: () => {
      throw new Failure('busy', 'The server is too busy at the moment. Try again in a moment.', {
        retryAfterS: RETRY_AFTER_S,
      });
    },
  });
  await app.register(rateLimit, {
    max: config.rateLimitMax,
    timeWindow: config.rateLimitWindowS * 1000,
    keyGenerator: (request) => clientKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    // Without its Redis an instance lets requests through rather than stop working.
    ...(config.redisUrl === null ? {} : { redis: openRedis(app, config.redisUrl), skipOnError: true }),
  });
}

function tooManyRequests(seconds: number): Failure {
  return new Failure('rate-limited', `Too many analyses were started from your address. Try again in ${seconds} s.`, {
    retryAfterS: seconds,
  });
}
