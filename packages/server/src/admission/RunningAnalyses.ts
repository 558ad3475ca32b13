import { type Memory, RequestFailure, type Timers } from '@roi-insight/jira-reader';
import { FairQueue } from './FairQueue.ts';
import { MemoryBudget, type Use } from './MemoryBudget.ts';

interface Limits {
  /** Analyses at once. */
  readonly maxRunning: number;
  /** Analyses of one client at once, and as many name look-ups. */
  readonly maxRunningPerClient: number;
  /** Analyses that may be queued. */
  readonly maxWaiting: number;
  /** How long an analysis may be queued. */
  readonly maxWaitMs: number;
  /** Tickets that all running analyses may have in memory together. */
  readonly maxTickets: number;
  /** Called for each analysis that is stopped because it would use too much memory. */
  readonly onMemoryStop: () => void;
  readonly timers: Timers;
}

interface Load extends Use {
  /** Places taken, by analyses that run and by answers that are still being sent. */
  readonly places: number;
  /** Analyses that wait for a place or for the address of their tracker. */
  readonly queued: number;
}

/** Who asks for an analysis. */
export interface Asker {
  /** The rate limit's key. */
  readonly client: string;
  /** Fires when the client has gone away; its reason is what the analysis ends with. */
  readonly gone: AbortSignal;
  /** Resolves when the client has read its answer or has gone away: until then the answer takes memory. */
  readonly answered: Promise<void>;
}

/** What a running analysis is given. */
export interface Turn {
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

  /** How much is going on, for the metrics. */
  get load(): Load {
    const places = this.#queue.running;
    return { places, queued: this.count - places, ...this.#budget.used };
  }

  /** Whether another analysis would be accepted. */
  get isOpen(): boolean {
    return !this.#closing && this.count < this.#limits.maxRunning + this.#limits.maxWaiting;
  }

  /** Throws a `RequestFailure` when there is no room for another analysis. */
  assertOpen(): void {
    if (this.#closing)
      throw new RequestFailure('busy', 'The server is being restarted. Try again in a moment.', { retryAfterS: 5 });
    if (!this.isOpen) throw tooBusy();
  }

  /**
   * Looks up the tracker's name, counted as an analysis. A client may have as many look-ups at a time as analyses. Ends with
   * the reason of `gone` as soon as that fires.
   */
  async prepare({ client, gone }: Asker, lookUp: () => Promise<void>): Promise<void> {
    this.assertOpen();
    const leave = await this.#lookups.enter(client, gone);
    try {
      await Promise.race([lookUp(), rejectOnAbort(gone)]);
    } finally {
      leave();
    }
  }

  /**
   * Runs `task` when it is its turn. Ends with the reason of `gone` as soon as that fires, running or waiting; the task
   * learns of every end by its signal. The place is free again when the task has ended and the answer has been read.
   */
  async run<T>({ client, gone, answered }: Asker, task: (turn: Turn) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const { signal } = controller;
    const onGone = () => controller.abort(gone.reason);
    if (gone.aborted) onGone();
    gone.addEventListener('abort', onGone, { once: true });
    this.#controllers.add(controller);
    const stopWaiting = this.#limits.timers.after(this.#limits.maxWaitMs, () => controller.abort(tooBusy()));
    try {
      const leave = await this.#queue.enter(client, signal);
      stopWaiting();
      const account = this.#budget.open(client, (failure) => {
        this.#limits.onMemoryStop();
        controller.abort(failure);
      });
      const work = task({ signal, onMemoryUse: account.report }).finally(account.close);
      void Promise.allSettled([work, answered]).then(leave);
      return await Promise.race([work, rejectOnAbort(signal)]);
    } finally {
      stopWaiting();
      gone.removeEventListener('abort', onGone);
      this.#controllers.delete(controller);
    }
  }

  /**
   * Takes no new analyses, and gives the running ones this long to end; then they end with a failure. The result cancels
   * that.
   */
  close(graceMs: number): () => void {
    this.#closing = true;
    const reason = new RequestFailure('busy', 'The server was restarted before the analysis had ended. Try again.', {
      retryAfterS: 5,
    });
    return this.#limits.timers.after(graceMs, () => {
      for (const controller of this.#controllers) controller.abort(reason);
    });
  }
}

function tooBusy(): RequestFailure {
  return new RequestFailure('busy', 'Too many analyses are running at the moment. Try again in a moment.', {
    retryAfterS: 10,
  });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
