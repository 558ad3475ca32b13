import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

/** The store that instances share. It must never hold up a request: where it is away, commands fail at once. */
export function openRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, { connectTimeout: 1000, maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', () => app.log.warn('Redis cannot be reached: rate limits are not enforced meanwhile'));
  app.addHook('onClose', () => redis.disconnect());
  return redis;
}
