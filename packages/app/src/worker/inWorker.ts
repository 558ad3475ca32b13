import { partFailedText } from '@roi-insight/report-text';

/** The worker could not be started, or the job failed. `message` is a sentence. */
export interface JobFailed {
  readonly kind: 'failed';
  readonly message: string;
}

/**
 * Starts a job. All messages except progress are final.
 * @returns a function that stops the job; after it is called, no message follows
 */
export type StartJob<Job, Message> = (job: Job, onMessage: (message: Message | JobFailed) => void) => () => void;

/** Runs each job in a worker of its own, which is terminated after the job, so that nothing from the files stays in memory. */
export function inWorker<Job, Message extends { readonly kind: string }>(create: () => Worker): StartJob<Job, Message> {
  return (job, onMessage) => {
    const worker = create();
    const stop = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'progress') stop();
      onMessage(data);
    });
    worker.addEventListener('error', () => {
      stop();
      onMessage({ kind: 'failed', message: partFailedText });
    });
    worker.postMessage(job);
    return stop;
  };
}
