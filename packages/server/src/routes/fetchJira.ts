import { NDJSON } from '@roi-insight/contracts';
import type { FastifyInstance } from 'fastify';
import type { Runner, RunOptions } from '../analysis/runner.ts';
import type { RunningAnalyses } from '../analysis/runningAnalyses.ts';
import { clientGone } from '../clientGone.ts';
import type { Config } from '../config.ts';
import type { AddressGuard } from '../jira/addressGuard.ts';
import { limitRequests } from '../limitRequests.ts';
import { logAnalysis } from '../logAnalysis.ts';
import { readRequest } from '../readRequest.ts';
import { streamAnswer } from '../streamAnswer.ts';

interface RouteOptions {
  readonly config: Config;
  readonly guard: AddressGuard;
  readonly running: RunningAnalyses;
  readonly runner: Runner;
  readonly now: () => Date;
}

/** `POST /api/fetch-jira`: one JSON document, or a stream of progress lines for whoever accepts it. */
export async function fetchJiraRoute(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { config, guard, running, runner, now } = options;
  await limitRequests(app, config);

  app.post('/api/fetch-jira', async (request, reply) => {
    const body = readRequest(request.body, now());
    const url = new URL(body.jira_url);
    const gone = clientGone(reply);
    await running.prepare(gone, () => guard.check(url));
    const answer = (onProgress: RunOptions['onProgress']) =>
      logAnalysis(request, url.host, (stats) =>
        running.run(gone, (signal) => runner.run(body, { signal, onProgress, stats })),
      );
    if (!(request.headers.accept ?? '').includes(NDJSON)) return answer(() => undefined);
    return reply
      .type(NDJSON)
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(streamAnswer(answer));
  });
}
