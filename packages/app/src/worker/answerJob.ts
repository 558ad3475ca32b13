import type { JobFailed } from './inWorker.ts';

/**
 * The worker's counterpart of `inWorker`.
 * @param run does the job; it may post progress and returns the final message
 * @param failed the sentence if `run` throws on this job
 */
export function answerJob<Job, Message>(
  run: (job: Job, post: (message: Message) => void) => Message | Promise<Message>,
  failed: (job: Job) => string,
): void {
  const post = (message: Message | JobFailed) => self.postMessage(message);
  self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
    new Promise<Message>((resolve) => resolve(run(data, post))).then(post, () =>
      post({ kind: 'failed', message: failed(data) }),
    );
  });
}
