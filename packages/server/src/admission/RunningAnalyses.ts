import { type Memory, RequestFailure, type Timers } from '@roi-insight/jira-reader';
import { FairQueue } from './FairQueue.ts';
import { MemoryBudget, type MemoryUsage } from './MemoryBudget.ts';

interface Limits {
  /** Maximum number of analyses that run at a time. */
  readonly maxRunning: number;
  /** Maximum number of analyses of one client that run at a time; also the maximum number of its name look-ups. */
  readonly maxRunningPerClient: number;
  /** Maximum number of queued analyses. */
  readonly maxWaiting: number;
  /** Maximum time that an analysis may be queued. */
  readonly maxWaitMs: number;
  /** Maximum time that an analysis may keep its place: while it runs, and until its response is read. */
  readonly maxPlaceMs: number;
  /** Tickets that all running analyses may have in memory together. */
  readonly maxTickets: number;
  /** Called for each analysis that is stopped because it would use too much memory. */
  readonly onMemoryStop: () => void;
  readonly timers: Timers;
}

interface Load extends MemoryUsage {
  /** Number of places taken by running analyses and by responses that are still being sent. */
  readonly places: number;
  /** Number of analyses that wait for a place, or for the look-up of their tracker's address. */
  readonly queued: number;
}

/** The client that requests an analysis. */
export interface Client {
  /** The key of the client's rate limit. */
  readonly key: string;
  /** Fires when the client disconnects; the analysis then ends with the signal's reason. */
  readonly disconnected: AbortSignal;
  /** Resolves when the client has read the response or has disconnected; the response takes memory until then. */
  readonly responseSent: Promise<void>;
}

/** Signal and memory account of a running analysis. */
export interface RunContext {
  readonly signal: AbortSignal;
  readonly onMemoryUse: (use: Memory) => void;
}

/** Fair queue of analyses: limits concurrency, queue length and memory, and can cancel all. */
export class RunningAnalyses {
  readonly #limits: Limits;
  readonly #lookups: FairQueue;
  readonly #queue: FairQueue;
  readonly #budget: MemoryBudget;
  readonly #controllers = new Set<AbortController>();
  #closing = false;
  /** The time at which a place was last taken or freed. */
  #placesChangedMs = 0;

  constructor(limits: Limits) {
    const { maxRunning, maxRunningPerClient } = limits;
    this.#limits = limits;
    this.#lookups = new FairQueue({ maxRunning: Infinity, maxRunningPerClient });
    this.#queue = new FairQueue({ maxRunning, maxRunningPerClient });
    this.#budget = new MemoryBudget(limits);
  }

  get count(): number {
    return this.#queue.count + this.#lookups.count;
  }

  /** The current load, for the metrics. */
  get load(): Load {
    const places = this.#queue.running;
    return { places, queued: this.count - places, ...this.#budget.used };
  }

  /** Whether another analysis would be accepted. */
  get isOpen(): boolean {
    const { maxRunning, maxWaiting } = this.#limits;
    return !this.#closing && this.count < maxRunning + maxWaiting && !this.#isStuck;
  }

  /** Whether all places have been taken for longer than an analysis may keep one, which only a defect can cause. */
  get #isStuck(): boolean {
    const { maxRunning, maxPlaceMs, timers } = this.#limits;
    return this.#queue.running === maxRunning && timers.now() - this.#placesChangedMs > maxPlaceMs;
  }

  /** Throws a `RequestFailure` if no other analysis can be accepted. */
  assertOpen(): void {
    if (this.#closing) throw new RequestFailure({ reason: 'restarting' }, { retryAfterS: 5 });
    if (!this.isOpen) throw tooBusy();
  }

  /**
   * Looks up the tracker's name. The look-up counts as an analysis. A client may have as many look-ups at a time as
   * analyses. Rejects with the reason of `disconnected` as soon as that fires.
   */
  async prepare({ key, disconnected }: Client, lookUp: () => Promise<void>): Promise<void> {
    this.assertOpen();
    const leave = await this.#lookups.enter(key, disconnected);
    try {
      await Promise.race([lookUp(), rejectOnAbort(disconnected)]);
    } finally {
      leave();
    }
  }

  /**
   * Runs `task` when a place is free. Rejects with the reason of `disconnected` as soon as that fires, no matter whether the task is running or
   * queued. The task's signal then fires, too. The place is free again when the task has ended and the response has been read.
   */
  async run<T>({ key, disconnected, responseSent }: Client, task: (context: RunContext) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const { signal } = controller;
    const onDisconnect = () => controller.abort(disconnected.reason);
    if (disconnected.aborted) onDisconnect();
    disconnected.addEventListener('abort', onDisconnect, { once: true });
    this.#controllers.add(controller);
    const stopWaiting = this.#limits.timers.after(this.#limits.maxWaitMs, () => controller.abort(tooBusy()));
    try {
      const leave = await this.#queue.enter(key, signal);
      this.#placesChangedMs = this.#limits.timers.now();
      stopWaiting();
      const account = this.#budget.open(key, (failure) => {
        this.#limits.onMemoryStop();
        controller.abort(failure);
      });
      const work = task({ signal, onMemoryUse: account.report }).finally(account.close);
      void Promise.allSettled([work, responseSent]).then(() => {
        this.#placesChangedMs = this.#limits.timers.now();
        leave();
      });
      return await Promise.race([work, rejectOnAbort(signal)]);
    } finally {
      stopWaiting();
      disconnected.removeEventListener('abort', onDisconnect);
      this.#controllers.delete(controller);
    }
  }

  /**
   * Refuses new analyses and aborts those that still run after `graceMs`.
   * @returns a function that cancels the abort
   */
  close(graceMs: number): () => void {
    this.#closing = true;
    const reason = new RequestFailure({ reason: 'restarted' }, { retryAfterS: 5 });
    return this.#limits.timers.after(graceMs, () => {
      for (const controller of this.#controllers) controller.abort(reason);
    });
  }
}

function tooBusy(): RequestFailure {
  return new RequestFailure({ reason: 'too-many-analyses' }, { retryAfterS: 10 });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
