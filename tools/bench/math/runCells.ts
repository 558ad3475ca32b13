import { Worker } from 'node:worker_threads';
import type { CellResult } from './runCell.ts';

/** A cell that is to be run. */
export interface Task {
  readonly name: string;
  readonly runs: number;
}

/** Threads do not inherit the loader of TypeScript. */
const MAIN = `import('tsx/esm/api').then(({ register }) => { register(); return import('${new URL('truthWorker.ts', import.meta.url).href}'); });`;

/**
 * Runs cells on several threads. Every cell draws its own numbers, so results do not depend on the number of threads.
 * @param onResult called for each cell as it is finished, in any order
 */
export async function runCells(
  tasks: readonly Task[],
  seed: number,
  threads: number,
  onResult: (name: string, result: CellResult) => void,
): Promise<void> {
  const waiting = tasks.values();
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, () => runThread(waiting, seed, onResult)));
}

async function runThread(
  waiting: Iterator<Task>,
  seed: number,
  onResult: (name: string, result: CellResult) => void,
): Promise<void> {
  const worker = new Worker(MAIN, { eval: true, workerData: seed });
  try {
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const { value, done } = waiting.next();
        if (done === true) resolve();
        else worker.postMessage(value);
      };
      worker.on('error', reject);
      worker.on('message', ({ name, result }: { name: string; result: CellResult }) => {
        onResult(name, result);
        next();
      });
      next();
    });
  } finally {
    await worker.terminate();
  }
}
