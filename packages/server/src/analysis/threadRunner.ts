import { AnalysisThread, type ThreadData } from './analysisThread.ts';
import type { Runner } from './runner.ts';

/**
 * Runs analyses in threads of their own, so that reading and measuring many tickets never keeps the server from
 * answering, and running out of memory ends the analyses of one thread at worst. Threads start when they are needed.
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
