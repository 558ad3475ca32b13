import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { NDJSON } from '@roi-insight/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newStats, type Runner, type RunOptions } from '../analysis/runner.ts';
import type { RunningAnalyses } from '../analysis/runningAnalyses.ts';
import { logFailure } from '../answerFailure.ts';
import { clientKey } from '../clientKey.ts';
import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';
import type { AddressGuard } from '../jira/addressGuard.ts';
import { openRedis } from '../openRedis.ts';
import { readRequest } from '../readRequest.ts';
import { streamAnswer } from '../streamAnswer.ts';
import { toFailure } from '../toFailure.ts';

interface RouteOptions {
  readonly config: Config;
  readonly guard: AddressGuard;
  readonly running: RunningAnalyses;
  readonly runner: Runner;
  readonly now: () => Date;
}

const RETRY_AFTER_S = 10;

/** `POST /api/fetch-jira`: one JSON document, or a stream of progress lines for whoever accepts it. */
export async function fetchJiraRoute(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { config, guard, running, runner, now } = options;
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    maxRssBytes: config.maxRssMb * 1024 * 1024,
    retryAfter: RETRY_AFTER_S,
    pressureHandler: () => {
      throw new Failure('busy', 'The server is too busy at the moment. Try again in a moment.', {
        retryAfterS: RETRY_AFTER_S,
      });
    },
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => clientKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    // Without its Redis an instance lets requests through rather than stop working.
    ...(config.redisUrl === null ? {} : { redis: openRedis(app, config.redisUrl), skipOnError: true }),
  });
  const limits = { rateLimit: { max: config.rateLimitMax, timeWindow: config.rateLimitWindowS * 1000 } };

  app.post('/api/fetch-jira', { config: limits }, async (request, reply) => {
    const body = readRequest(request.body, now());
    running.assertOpen();
    await guard.check(new URL(body.jira_url));
    const answer = (onProgress: RunOptions['onProgress']) => {
      const signal = AbortSignal.any([running.signal, clientGone(reply)]);
      return logged(request, new URL(body.jira_url).host, (stats) =>
        running.run(signal, () => runner.run(body, { signal, onProgress, stats })),
      );
    };
    if (!(request.headers.accept ?? '').includes(NDJSON)) return answer(() => undefined);
    return reply
      .type(NDJSON)
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(streamAnswer(answer));
  });
}

function tooManyRequests(seconds: number): Failure {
  return new Failure('rate-limited', `Too many analyses were started from your address. Try again in ${seconds} s.`, {
    retryAfterS: seconds,
  });
}

/** Fires when the connection closes before the answer is complete. */
function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished)
      controller.abort(new Failure('internal', 'The client has gone away.', { status: 499 }));
  });
  return controller.signal;
}

/** Logs how an analysis went: the tracker's host, counts and times. */
async function logged<T>(
  request: FastifyRequest,
  host: string,
  run: (stats: ReturnType<typeof newStats>) => Promise<T>,
): Promise<T> {
  const stats = newStats();
  const start = performance.now();
  const log = (outcome: string) => {
    request.log.info({ host, outcome, ...stats, ms: Math.round(performance.now() - start) }, 'analysis');
  };
  try {
    const report = await run(stats);
    log('report');
    return report;
  } catch (cause) {
    const failure = toFailure(cause);
    log(failure.code);
    logFailure(request, failure, cause);
    throw failure;
  }
}
