import type { FastifyInstance } from 'fastify';
import { type Command, Redis } from 'ioredis';
import type { Timers } from '@roi-insight/jira-reader';

const CONNECT_TIMEOUT_MS = 1000;
const COMMAND_TIMEOUT_MS = 500;
/** Minimum time between two log lines about one outage: while Redis is down, every command fails. */
const WARN_EVERY_MS = 60_000;

/**
 * Opens the Redis where instances share their rate limits. Redis never delays a request for longer than the timeout
 * of a command. If Redis is down or hangs, commands fail, and requests pass without a limit.
 */
export function openRedis(app: FastifyInstance, url: string, { now }: Timers): Redis {
  let nextWarning = 0;
  const warn = () => {
    if (now() < nextWarning) return;
    nextWarning = now() + WARN_EVERY_MS;
    app.log.warn('Redis cannot be reached or does not answer: rate limits are not enforced meanwhile');
  };
  const redis = new WatchedRedis(url, warn);
  redis.on('error', warn);
  redis.on('ready', () => (nextWarning = 0));
  app.addHook('onClose', () => redis.disconnect());
  return redis;
}

type SendStream = Parameters<Redis['sendCommand']> extends [unknown, ...infer Rest] ? Rest : never;

/** Logs the failed commands of a connection, because the rate limit ignores them. */
class WatchedRedis extends Redis {
  readonly #onFailure: () => void;

  constructor(url: string, onFailure: () => void) {
    super(url, {
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: COMMAND_TIMEOUT_MS,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
    });
    this.#onFailure = onFailure;
  }

  override sendCommand(command: Command, ...stream: SendStream): unknown {
    // Failures of `client` are expected: versions before 7.2 refuse the library's client information.
    if (command.name !== 'client') command.promise.catch(() => this.#onFailure());
    return super.sendCommand(command, ...stream);
  }
}
