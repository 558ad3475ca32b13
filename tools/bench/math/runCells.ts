import { Worker } from 'node:worker_threads';

/** A cell to run. */
export interface Task {
  readonly name: string;
  readonly runs: number;
}

/** Threads do not inherit the loader of TypeScript. */
const mainOf = (worker: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${worker.href}'); });`;

/**
 * Runs cells on several threads. Every cell draws its own numbers, so results do not depend on the number of threads.
 * @param worker the program of a thread, which answers each task with its name and result
 * @param onResult called when a cell finishes, in any order
 */
export async function runCells<Result>(
  tasks: readonly Task[],
  seed: number,
  threads: number,
  worker: URL,
  onResult: (name: string, result: Result) => void,
): Promise<void> {
  const waiting = tasks.values();
  await Promise.all(
    Array.from({ length: Math.min(threads, tasks.length) }, () => runThread(waiting, seed, worker, onResult)),
  );
}

async function runThread<Result>(
  waiting: Iterator<Task>,
  seed: number,
  main: URL,
  onResult: (name: string, result: Result) => void,
): Promise<void> {
  const worker = new Worker(mainOf(main), { eval: true, workerData: seed });
  try {
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const { value, done } = waiting.next();
        if (done === true) resolve();
        else worker.postMessage(value);
      };
      worker.on('error', reject);
      worker.on('message', ({ name, result }: { name: string; result: Result }) => {
        onResult(name, result);
        next();
      });
      next();
    });
  } finally {
    await worker.terminate();
  }
}
