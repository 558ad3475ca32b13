import { runWorker, WORKER_FAILED } from '../worker/runWorker.ts';
import type { UsageJob, UsageMessage } from './messages.ts';

/** Reads usage files in a worker. Returns a function that stops it; there are no messages afterwards. */
export function startWorker(job: UsageJob, onMessage: (message: UsageMessage) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return runWorker(worker, job, onMessage, () => onMessage({ kind: 'failed', message: WORKER_FAILED }));
}
