import { parentPort, workerData } from 'node:worker_threads';
import type { FetchJiraRequest } from '@roi-insight/contracts';
import { Failure } from '../failure.ts';
import { localRunner } from './localRunner.ts';
import type { ThreadData } from './analysisThread.ts';
import { newStats } from './runner.ts';
import type { Ending, FromThread, ToThread } from './threadMessages.ts';

/** What runs in a thread: analyses, several at a time. */
const { config, backoffMs }: ThreadData = workerData;
const runner = localRunner({ config, backoffMs, now: () => new Date() });
const controllers = new Map<number, AbortController>();
const tell = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'start') void start(message.id, message.request);
  else controllers.get(message.id)?.abort(Failure.of(message.failure));
});

async function start(id: number, request: FetchJiraRequest): Promise<void> {
  const controller = new AbortController();
  controllers.set(id, controller);
  const stats = newStats();
  const ending = await runner
    .run(request, {
      signal: controller.signal,
      stats,
      onProgress: (progress) => tell({ kind: 'progress', id, progress }),
    })
    .then((report): Ending => ({ kind: 'report', report }), failed);
  controllers.delete(id);
  tell({ kind: 'end', id, ending, stats });
}

function failed(cause: unknown): Ending {
  return cause instanceof Failure ? { kind: 'failure', failure: cause.data() } : { kind: 'error', error: cause };
}
