import type { TicketFileJob, TicketFileMessage } from './messages.ts';

/** Analyzes a file in a worker. Returns a function that stops it; there are no messages afterwards. */
export function startWorker(job: TicketFileJob, onMessage: (message: TicketFileMessage) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<TicketFileMessage>) => onMessage(data));
  worker.addEventListener('error', () =>
    onMessage({
      kind: 'failed',
      message: 'Part of this page could not be loaded. Check the connection and try again.',
    }),
  );
  worker.postMessage(job);
  return () => worker.terminate();
}
