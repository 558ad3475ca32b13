import { AnalysisThread, type ThreadData } from './analysisThread.ts';
import type { Runner } from './runner.ts';

/**
 * Runs analyses in threads of their own, so that reading and measuring many tickets never keeps the server from
 * answering. Threads start when they are needed. They do not protect from running out of memory: Node mostly ends the
 * whole process then, so that every answer's size is limited before it is parsed (`readJson.ts`).
 */
export function threadRunner(count: number, data: ThreadData): Runner {
  const threads = Array.from({ length: count }, () => new AnalysisThread(data));
  return {
    // The first with the least to do: further threads are only started while all others are busy.
    run: (request, options) =>
      threads.reduce((least, thread) => (thread.load < least.load ? thread : least)).run(request, options),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
