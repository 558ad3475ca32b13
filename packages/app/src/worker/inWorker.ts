import { PART_NOT_LOADED } from '@roi-insight/report-text';

/** The worker could not be started, or the job failed. `message` is a sentence. */
export interface JobFailed {
  readonly kind: 'failed';
  readonly message: string;
}

/**
 * Starts a job. All messages but those of progress are final.
 * @returns a function that stops the job; there are no messages afterwards
 */
export type StartJob<Job, Message> = (job: Job, onMessage: (message: Message | JobFailed) => void) => () => void;

/** Runs each job in a worker of its own, which ends with the job: nothing that it read stays in memory. */
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
      onMessage({ kind: 'failed', message: PART_NOT_LOADED });
    });
    worker.postMessage(job);
    return stop;
  };
}
