import { NDJSON } from '@roi-insight/contracts';
import type { FastifyInstance } from 'fastify';
import { type AddressGuard, readRequest, type Runner, type RunOptions, type Timers } from '@roi-insight/jira-reader';
import type { RunningAnalyses } from '../../admission/RunningAnalyses.ts';
import { disconnected, limitReadTime, responseSent } from '../clientConnection.ts';
import type { Config } from '../../config.ts';
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

/** `POST /api/fetch-jira`: one JSON document, or a stream of progress lines for clients that accept it. */
export async function fetchJiraRoute(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { config, guard, metrics, running, runner, now, timers } = options;
  await limitRequests(app, { config, metrics, timers });

  app.post('/api/fetch-jira', async (request, reply) => {
    const body = readRequest(request.body, now());
    const url = new URL(body.jira_url);
    const client = {
      key: rateLimitKey(request.ip),
      disconnected: disconnected(reply),
      responseSent: responseSent(reply),
    };
    const { stats, succeed, fail } = logAnalysis(request, { host: url.host, metrics });
    await running.prepare(client, () => guard.check(url)).catch(fail);
    const runAnalysis = async (onProgress: RunOptions['onProgress']) => {
      try {
        const report = await running.run(client, (context) => runner.run(body, { ...context, onProgress, stats }));
        succeed();
        return report;
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
