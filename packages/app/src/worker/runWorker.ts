/** The message if a worker cannot be started, or ends unexpectedly. */
export const WORKER_FAILED = 'Part of this page could not be loaded. Check the connection and try again.';

/**
 * Gives a worker its only job. Returns a function that stops it; there are no messages afterwards.
 * @param onFailure the worker's code could not be fetched, or threw
 */
export function runWorker<Job, Message>(
  worker: Worker,
  job: Job,
  onMessage: (message: Message) => void,
  onFailure: () => void,
): () => void {
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  worker.addEventListener('error', onFailure);
  worker.postMessage(job);
  return () => worker.terminate();
}
