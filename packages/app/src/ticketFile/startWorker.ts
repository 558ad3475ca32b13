import { runWorker, WORKER_FAILED } from '../worker/runWorker.ts';
import type { TicketFileJob, TicketFileMessage } from './messages.ts';

/** Analyzes a file in a worker. Returns a function that stops it; there are no messages afterwards. */
export function startWorker(job: TicketFileJob, onMessage: (message: TicketFileMessage) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return runWorker(worker, job, onMessage, () => onMessage({ kind: 'failed', message: WORKER_FAILED }));
}
