import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import {
  PLACE_FACTORS,
  placeKindOf,
  RequestFailure,
  type RunOptions,
  systemTimers,
  type Task,
  type Timers,
} from '@roi-insight/jira-reader';
import { toFailure } from '../toFailure.ts';
import type { AnalysisOutcome, MessageFromWorker, MessageToWorker } from './workerMessages.ts';

/** The initial data of a worker. */
export interface WorkerData {
  readonly config: Config;
  readonly backoffMs: number;
}

interface Surroundings {
  readonly main?: string;
  readonly timers?: Timers;
}

interface PendingAnalysis {
  readonly options: RunOptions;
  readonly end: (ending: AnalysisOutcome) => void;
}

/** The worker's file; the build puts it next to this one. */
const MAIN = join(import.meta.dirname, 'worker.js');

/**
 * Pages of changelogs are read, reduced and dropped. If the young generation is small, the garbage collector frees
 * them at once. Peak memory is then a third lower, and CPU time is the same.
 */
const YOUNG_GENERATION_MB = 24;

/** A worker ends timed-out analyses itself. If it has not done so after this additional time, it is blocked. */
const GRACE_MS = 5000;

/**
 * Runs analyses in a worker thread, several at a time. The thread starts with the first analysis, and starts again after
 * it has crashed or was blocked.
 */
export class AnalysisWorker {
  readonly #data: WorkerData;
  readonly #main: string;
  readonly #timers: Timers;
  readonly #timeoutMs: number;
  readonly #analyses = new Map<number, PendingAnalysis>();
  #worker: Worker | undefined;
  #lastId = 0;
  #bytes = 0;

  /** Tests replace the worker's file and the timers. */
  constructor(data: WorkerData, { main = MAIN, timers = systemTimers }: Surroundings = {}) {
    this.#data = data;
    this.#main = main;
    this.#timers = timers;
    this.#timeoutMs = data.config.analysisTimeoutS * 1000;
  }

  /** Number of analyses that run in this worker. */
  get load(): number {
    return this.#analyses.size;
  }

  /** Bytes in use by the thread, as of its last message; 0 while it is idle, because it uses its memory again. */
  get bytesInUse(): number {
    return this.load === 0 ? 0 : this.#bytes;
  }

  async run(task: Task, options: RunOptions): Promise<Uint8Array<ArrayBuffer>> {
    this.#lastId += 1;
    const id = this.#lastId;
    const abort = () => this.#post({ kind: 'abort', id, failure: toFailure(options.signal.reason).data() });
    options.signal.addEventListener('abort', abort, { once: true });
    const timeoutMs = this.#timeoutMs * PLACE_FACTORS[placeKindOf(task)] + GRACE_MS;
    const cancelEnd = this.#timers.after(timeoutMs, () => this.#terminate());
    try {
      return await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        this.#analyses.set(id, { options, end: (ending) => settle(ending, resolve, reject) });
        this.#post({ kind: 'start', id, task });
      });
    } finally {
      cancelEnd();
      options.signal.removeEventListener('abort', abort);
      this.#analyses.delete(id);
    }
  }

  /** Ends the thread to release its memory. Call it only while no analysis runs here. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #post(message: MessageToWorker): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage(message);
  }

  #open(): Worker {
    const worker = new Worker(this.#main, {
      workerData: this.#data,
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
        ...(this.#data.config.maxRssMb > 0 ? { maxOldGenerationSizeMb: this.#data.config.maxRssMb } : {}),
      },
    });
    worker.on('message', (message: MessageFromWorker) => this.#onMessage(message));
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#end(crashEnding(error));
    });
    return worker;
  }

  #onMessage(message: MessageFromWorker): void {
    const analysis = this.#analyses.get(message.id);
    if (analysis === undefined) return;
    if (message.kind === 'progress') analysis.options.onProgress(message.progress);
    else if (message.kind === 'memory') {
      this.#bytes = message.bytes;
      analysis.options.onMemoryUse(message.use);
    } else {
      Object.assign(analysis.options.stats, message.stats);
      analysis.end(message.ending);
    }
  }

  /** A blocked thread cannot run its own timers, so it is terminated from outside, with all its analyses. */
  #terminate(): void {
    void this.#worker?.terminate();
    const failure = new RequestFailure({ reason: 'analysis-stopped' });
    this.#end({ kind: 'failure', failure: failure.data() });
  }

  /** Ends all analyses. The next analysis starts a new thread. */
  #end(ending: AnalysisOutcome): void {
    this.#worker = undefined;
    for (const { end } of this.#analyses.values()) end(ending);
  }
}

function settle(
  ending: AnalysisOutcome,
  resolve: (report: Uint8Array<ArrayBuffer>) => void,
  reject: (cause: unknown) => void,
): void {
  if (ending.kind === 'report') resolve(ending.report);
  else reject(ending.kind === 'failure' ? RequestFailure.of(ending.failure) : ending.error);
}

/** Running out of memory ends all analyses of the thread; each reports why. */
function crashEnding(error: unknown): AnalysisOutcome {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (!isMemory) return { kind: 'error', error };
  const failure = new RequestFailure({ reason: 'out-of-memory' }, { retryAfterS: 60 });
  return { kind: 'failure', failure: failure.data() };
}
