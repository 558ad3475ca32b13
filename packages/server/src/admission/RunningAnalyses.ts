import { byPlaceKind, type Memory, type PlaceKind, RequestFailure, type Timers } from '@roi-insight/jira-reader';
import { FairQueue } from './FairQueue.ts';
import { MemoryBudget, type MemoryUsage } from './MemoryBudget.ts';
import { type PlaceLimits, Places } from './Places.ts';

interface Limits {
  readonly places: Readonly<Record<PlaceKind, PlaceLimits>>;
  /** Maximum number of analyses of each kind that wait. */
  readonly maxWaiting: number;
  /** Tickets that all running analyses may have in memory together. */
  readonly maxTickets: number;
  /** Called for each analysis that is stopped because it would use too much memory. */
  readonly onMemoryStop: () => void;
  readonly timers: Timers;
}

interface Load extends MemoryUsage {
  /** Number of places taken by running analyses and by responses that are still being sent. */
  readonly taken: Readonly<Record<PlaceKind, number>>;
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

/** Fair queues of analyses: limit concurrency, queue length and memory, and can cancel all. */
export class RunningAnalyses {
  readonly #limits: Limits;
  readonly #lookups: FairQueue;
  readonly #places: Readonly<Record<PlaceKind, Places>>;
  readonly #budget: MemoryBudget;
  readonly #controllers = new Set<AbortController>();
  #closing = false;

  constructor(limits: Limits) {
    const { places, timers } = limits;
    this.#limits = limits;
    // A client may have as many look-ups at a time as reports.
    this.#lookups = new FairQueue({ maxRunning: Infinity, maxRunningPerClient: places.report.maxRunningPerClient });
    this.#places = byPlaceKind((kind) => new Places(places[kind], timers));
    this.#budget = new MemoryBudget(limits);
  }

  get #all(): readonly Places[] {
    return Object.values(this.#places);
  }

  get count(): number {
    return this.#all.reduce((sum, { count }) => sum + count, this.#lookups.count);
  }

  /** The current load, for the metrics. */
  get load(): Load {
    const taken = byPlaceKind((kind) => this.#places[kind].taken);
    const running = this.#all.reduce((sum, places) => sum + places.taken, 0);
    return { taken, queued: this.count - running, ...this.#budget.used };
  }

  /** Whether another report would be accepted, and no places are stuck. */
  get isOpen(): boolean {
    return this.#accepts('report') && !this.#all.some(({ isStuck }) => isStuck);
  }

  #accepts(kind: PlaceKind): boolean {
    const places = this.#places[kind];
    const count = places.count + this.#lookups.count;
    return !this.#closing && count < places.all + this.#limits.maxWaiting && !places.isStuck;
  }

  /** Throws a `RequestFailure` if no other analysis of this kind can be accepted. */
  #assertOpen(kind: PlaceKind): void {
    if (this.#closing) throw new RequestFailure({ reason: 'restarting' }, { retryAfterS: 5 });
    if (!this.#accepts(kind)) throw tooBusy();
  }

  /** Looks up the tracker's name, counted as an analysis. Rejects with the reason of `disconnected` as soon as that fires. */
  async prepare(kind: PlaceKind, { key, disconnected }: Client, lookUp: () => Promise<void>): Promise<void> {
    this.#assertOpen(kind);
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
  async run<T>(
    kind: PlaceKind,
    { key, disconnected, responseSent }: Client,
    task: (context: RunContext) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController();
    const { signal } = controller;
    const onDisconnect = () => controller.abort(disconnected.reason);
    if (disconnected.aborted) onDisconnect();
    disconnected.addEventListener('abort', onDisconnect, { once: true });
    this.#controllers.add(controller);
    try {
      const leave = await this.#places[kind].take(key, signal, () => controller.abort(tooBusy()));
      const account = this.#budget.open(key, (failure) => {
        this.#limits.onMemoryStop();
        controller.abort(failure);
      });
      const work = task({ signal, onMemoryUse: account.report }).finally(account.close);
      void Promise.allSettled([work, responseSent]).then(leave);
      return await Promise.race([work, rejectOnAbort(signal)]);
    } finally {
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
