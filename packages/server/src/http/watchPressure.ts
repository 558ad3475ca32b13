import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const MB = 1024 * 1024;
const CHECK_EVERY_MS = 1000;

interface Watched {
  readonly config: Pick<Config, 'maxEventLoopDelayMs' | 'maxRssMb'>;
  /** The bytes in use by all threads. */
  readonly bytesInUse: () => number;
}

/** Decorates the app with `isUnderPressure()`: whether the event loop is late, or memory is above its limit. */
export async function watchPressure(app: FastifyInstance, { config, bytesInUse }: Watched): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    ...(config.maxRssMb > 0 && {
      healthCheck: async () => bytesInUse() <= config.maxRssMb * MB,
      healthCheckInterval: CHECK_EVERY_MS,
    }),
    // Most requests cost little, so only those that read a tracker are refused, by their own hook.
    pressureHandler: () => undefined,
  });
}
