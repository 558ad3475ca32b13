import { runWorker, WORKER_FAILED } from '../worker/runWorker.ts';
import type { PlanResultJob, PlanResultMessage } from './messages.ts';
import { resultOf } from './resultOf.ts';

/** Computes a result. Returns a function that stops it; there is no message afterwards. */
export type StartResult = (job: PlanResultJob, onMessage: (message: PlanResultMessage) => void) => () => void;

/** Computes a result in a worker; in the demo, which may run from a disk, where browsers do not start workers, on the page. */
export const startResult: StartResult = (job, onMessage) => {
  if (import.meta.env.MODE === 'demo') {
    const timer = setTimeout(() => onMessage(resultOf(job)));
    return () => clearTimeout(timer);
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return runWorker(worker, job, onMessage, () => onMessage({ kind: 'failed', message: WORKER_FAILED }));
};
