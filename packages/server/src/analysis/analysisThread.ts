import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FetchJiraRequest, Report } from '@roi-insight/contracts';
import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';
import { toFailure } from '../toFailure.ts';
import type { RunOptions } from './runner.ts';
import type { Ending, FromThread, ToThread } from './threadMessages.ts';

/** What a thread starts with. */
export interface ThreadData {
  readonly config: Config;
  readonly backoffMs: number;
}

interface Analysis {
  readonly options: RunOptions;
  readonly end: (ending: Ending) => void;
}

/** The thread's own file, where the build puts it: beside this one. */
const MAIN = join(import.meta.dirname, 'threadMain.js');

/**
 * Pages of changelogs are read, boiled down and dropped: with a small space for young objects they are collected at once
 * instead of piling up. Peak memory is a third lower with it, at the same processor time.
 */
const YOUNG_GENERATION_MB = 24;

/** A thread ends its analyses itself when their time is over; one that has not so much later is stuck. */
const GRACE_MS = 5000;

/** A thread that runs analyses, several at a time. It starts with the first, and anew after a crash or when it got stuck. */
export class AnalysisThread {
  readonly #data: ThreadData;
  readonly #main: string;
  readonly #patienceMs: number;
  readonly #analyses = new Map<number, Analysis>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** @param main replaces the thread's file in tests */
  constructor(data: ThreadData, main = MAIN) {
    this.#data = data;
    this.#main = main;
    this.#patienceMs = data.config.analysisTimeoutS * 1000 + GRACE_MS;
  }

  /** Analyses that run here. */
  get load(): number {
    return this.#analyses.size;
  }

  async run(request: FetchJiraRequest, options: RunOptions): Promise<Report> {
    this.#lastId += 1;
    const id = this.#lastId;
    const abort = () => this.#tell({ kind: 'abort', id, failure: toFailure(options.signal.reason).data() });
    options.signal.addEventListener('abort', abort, { once: true });
    const timer = setTimeout(() => this.#giveUp(), this.#patienceMs);
    try {
      return await new Promise<Report>((resolve, reject) => {
        this.#analyses.set(id, { options, end: (ending) => settle(ending, resolve, reject) });
        this.#tell({ kind: 'start', id, request });
      });
    } finally {
      clearTimeout(timer);
      options.signal.removeEventListener('abort', abort);
      this.#analyses.delete(id);
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #tell(message: ToThread): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage(message);
  }

  #open(): Worker {
    const worker = new Worker(this.#main, {
      workerData: this.#data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    worker.on('message', (message: FromThread) => this.#hear(message));
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#end(crashEnding(error));
    });
    return worker;
  }

  #hear(message: FromThread): void {
    const analysis = this.#analyses.get(message.id);
    if (analysis === undefined) return;
    if (message.kind === 'progress') analysis.options.onProgress(message.progress);
    else {
      Object.assign(analysis.options.stats, message.stats);
      analysis.end(message.ending);
    }
  }

  /** What blocks a thread blocks its timers too: only from outside can it be ended, with all that runs in it. */
  #giveUp(): void {
    void this.#worker?.terminate();
    const failure = new Failure(
      'timeout',
      'The analysis did not end in time and was stopped. Try again later, or with a smaller project.',
    );
    this.#end({ kind: 'failure', failure: failure.data() });
  }

  /** Ends all analyses; the next one gets a new thread. */
  #end(ending: Ending): void {
    this.#worker = undefined;
    for (const { end } of this.#analyses.values()) end(ending);
  }
}

function settle(ending: Ending, resolve: (report: Report) => void, reject: (cause: unknown) => void): void {
  if (ending.kind === 'report') resolve(ending.report);
  else reject(ending.kind === 'failure' ? Failure.of(ending.failure) : ending.error);
}

/** Running out of memory takes down all analyses of the thread: each can say why. */
function crashEnding(error: unknown): Ending {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (!isMemory) return { kind: 'error', error };
  const failure = new Failure('busy', 'The server ran out of memory. Try again later, or with a smaller project.', {
    retryAfterS: 60,
  });
  return { kind: 'failure', failure: failure.data() };
}
