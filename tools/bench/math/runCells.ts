import { Worker } from 'node:worker_threads';

/** A cell to run. */
export interface Task {
  readonly name: string;
  readonly runs: number;
}

const WORKER = new URL('cellWorker.ts', import.meta.url).href;
/** Registers the TypeScript loader, because threads do not inherit it. */
const MAIN = `import('tsx/esm/api').then(({ register }) => { register(); return import('${WORKER}'); });`;

/** Data for the start of a thread. */
interface Thread {
  /** Name of the benchmark that has the cells. */
  readonly bench: string;
  readonly seed: number;
}

/**
 * Runs cells on several threads. Every cell draws its own numbers, so results do not depend on the number of threads.
 * @param onResult called when a cell finishes, in any order
 */
export async function runCells<Result>(
  tasks: readonly Task[],
  threads: number,
  thread: Thread,
  onResult: (task: Task, result: Result) => void,
): Promise<void> {
  const waiting = tasks.values();
  await Promise.all(
    Array.from({ length: Math.min(threads, tasks.length) }, () => runThread(waiting, thread, onResult)),
  );
}

async function runThread<Result>(
  waiting: Iterator<Task>,
  workerData: Thread,
  onResult: (task: Task, result: Result) => void,
): Promise<void> {
  const worker = new Worker(MAIN, { eval: true, workerData });
  try {
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const { value, done } = waiting.next();
        if (done === true) resolve();
        else worker.postMessage(value);
      };
      worker.on('error', reject);
      worker.on('message', ({ task, result }: { task: Task; result: Result }) => {
        onResult(task, result);
        next();
      });
      next();
    });
  } finally {
    await worker.terminate();
  }
}
