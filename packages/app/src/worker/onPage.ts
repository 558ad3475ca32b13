import type { StartJob } from './inWorker.ts';

/**
 * Runs jobs on the page, which can respond between two steps. For the demo, which may run from a disk, where browsers
 * start no workers.
 * @param steps the messages of a job
 * @param failed the sentence if a step throws
 */
export function onPage<Job, Message>(steps: (job: Job) => Iterable<Message>, failed: string): StartJob<Job, Message> {
  return (job, onMessage) => {
    const messages = steps(job)[Symbol.iterator]();
    let timer = setTimeout(next);
    function next() {
      try {
        const step = messages.next();
        if (step.done === true) return;
        timer = setTimeout(next);
        onMessage(step.value);
      } catch {
        onMessage({ kind: 'failed', message: failed });
      }
    }
    return () => clearTimeout(timer);
  };
}
