import { NDJSON } from '@roi-insight/contracts';
import type { FastifyInstance } from 'fastify';
import {
  type AddressGuard,
  placeKindOf,
  readOrganizationRequest,
  readPlanRequest,
  readRegistrationRequest,
  readRequest,
  type Runner,
  type RunOptions,
  type Task,
  type Timers,
} from '@roi-insight/jira-reader';
import { RequestBytes } from '../../admission/RequestBytes.ts';
import type { RunningAnalyses } from '../../admission/RunningAnalyses.ts';
import { disconnected, limitReadTime, responseSent } from '../clientConnection.ts';
import type { Config } from '../../config.ts';
import { limitBodies } from '../limitBodies.ts';
import { limitRequests } from '../limitRequests.ts';
import { logAnalysis } from '../logAnalysis.ts';
import type { Metrics } from '../Metrics.ts';
import { rateLimitKey } from '../rateLimitKey.ts';
import { sendStream } from '../sendStream.ts';

interface RouteOptions {
  readonly config: Config;
  readonly guard: AddressGuard;
  readonly metrics: Metrics;
  readonly running: RunningAnalyses;
  readonly runner: Runner;
  readonly now: () => Date;
  readonly timers: Timers;
}

/** Large enough for the use of an assistant by 200 teams in two years. */
const USAGE_BODY_LIMIT = 2 * 1024 * 1024;

/** Addresses whose requests can have usage. */
const WITH_USAGE: ReadonlySet<string> = new Set(['/api/fetch-jira', '/api/organization']);

/** The task of each address. */
const TASKS = {
  '/api/fetch-jira': (body, now): Task => ({ kind: 'report', request: readRequest(body, now) }),
  '/api/organization': (body, now): Task => ({ kind: 'organization', request: readOrganizationRequest(body, now) }),
  '/api/plan': (body): Task => ({ kind: 'plan', request: readPlanRequest(body) }),
  '/api/plan/registration': (body): Task => ({ kind: 'registration', request: readRegistrationRequest(body) }),
} satisfies Record<string, (body: unknown, now: Date) => Task>;

/**
 * The routes that read a tracker. They share their limits, and each responds with one JSON document or, to clients
 * that accept it, with a stream of progress lines.
 */
export async function trackerRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { config, guard, metrics, running, runner, now, timers } = options;
  await limitRequests(app, { config, metrics, timers });
  const requestBytes = new RequestBytes();
  metrics.watchRequests(requestBytes);
  limitBodies(app, requestBytes);

  for (const [address, readTask] of Object.entries(TASKS)) {
    app.post(address, WITH_USAGE.has(address) ? { bodyLimit: USAGE_BODY_LIMIT } : {}, async (request, reply) => {
      const task = readTask(request.body, now());
      const kind = placeKindOf(task);
      const url = new URL(task.request.jira_url);
      const client = {
        key: rateLimitKey(request.ip),
        disconnected: disconnected(reply),
        responseSent: responseSent(reply),
      };
      const { stats, succeed, fail } = logAnalysis(request, { host: url.host, metrics });
      await running.prepare(kind, client, () => guard.check(url)).catch(fail);
      const runAnalysis = async (onProgress: RunOptions['onProgress']) => {
        try {
          const response = await running.run(kind, client, (context) =>
            runner.run(task, { ...context, onProgress, stats }),
          );
          succeed();
          return response;
        } catch (cause) {
          return fail(cause);
        } finally {
          limitReadTime(reply, timers);
        }
      };
      if (!(request.headers.accept ?? '').includes(NDJSON)) {
        const { buffer } = await runAnalysis(() => undefined);
        return reply.type('application/json; charset=utf-8').send(Buffer.from(buffer));
      }
      return reply.type(NDJSON).header('x-accel-buffering', 'no').send(sendStream(runAnalysis));
    });
  }
}
