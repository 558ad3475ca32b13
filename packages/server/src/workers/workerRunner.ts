import { AnalysisWorker, type WorkerData } from './AnalysisWorker.ts';
import type { Runner } from '@roi-insight/jira-reader';

const MB = 1024 * 1024;

/** Runs analyses in worker threads. */
export interface WorkerRunner extends Runner {
  /** Bytes in use by all threads. */
  readonly bytesInUse: () => number;
}

/**
 * Runs analyses in worker threads, so that reading and measuring many tickets never delays the server's responses.
 * Threads start when they are needed. An idle thread keeps its memory, so it is ended while the process has more than
 * half of the memory at which it refuses analyses.
 */
export function workerRunner(count: number, data: WorkerData): WorkerRunner {
  const threads = Array.from({ length: count }, () => new AnalysisWorker(data));
  const { maxRssMb } = data.config;
  return {
    // Picks the first worker with the least load, so that another thread is started only while all others are busy.
    run: async (request, options) => {
      const thread = threads.reduce((least, other) => (other.load < least.load ? other : least));
      try {
        return await thread.run(request, options);
      } finally {
        if (thread.load === 0 && maxRssMb > 0 && rssMb() > maxRssMb / 2) void thread.close();
      }
    },
    bytesInUse: () => threads.reduce((sum, thread) => sum + thread.bytesInUse, 0),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** The resident memory, which is read from a file of the system; 0 if that file cannot be opened. */
function rssMb(): number {
  try {
    return process.memoryUsage.rss() / MB;
  } catch {
    return 0;
  }
}
