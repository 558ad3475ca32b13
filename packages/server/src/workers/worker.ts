import { parentPort, workerData } from 'node:worker_threads';
import { localRunner, newStats, RequestFailure, systemTimers, type Task } from '@roi-insight/jira-reader';
import { bytesInUse } from '../bytesInUse.ts';
import type { WorkerData } from './AnalysisWorker.ts';
import type { AnalysisOutcome, MessageFromWorker, MessageToWorker } from './workerMessages.ts';

/** The main module of a worker thread: runs analyses, several at a time. */
const { config, backoffMs }: WorkerData = workerData;
const runner = localRunner({ config, backoffMs, now: () => new Date(), timers: systemTimers });
const controllers = new Map<number, AbortController>();
const post = (message: MessageFromWorker, transferred: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transferred);

parentPort?.on('message', (message: MessageToWorker) => {
  if (message.kind === 'start') void start(message.id, message.task);
  else controllers.get(message.id)?.abort(RequestFailure.of(message.failure));
});

async function start(id: number, task: Task): Promise<void> {
  const controller = new AbortController();
  controllers.set(id, controller);
  const stats = newStats();
  const ending = await runner
    .run(task, {
      signal: controller.signal,
      stats,
      onProgress: (progress) => post({ kind: 'progress', id, progress }),
      onMemoryUse: (use) => post({ kind: 'memory', id, use, bytes: bytesInUse() }),
    })
    .then((report): AnalysisOutcome => ({ kind: 'report', report }), failed);
  controllers.delete(id);
  post({ kind: 'end', id, ending, stats }, ending.kind === 'report' ? [ending.report.buffer] : []);
}

function failed(cause: unknown): AnalysisOutcome {
  return cause instanceof RequestFailure ? { kind: 'failure', failure: cause.data() } : { kind: 'error', error: cause };
}
