import pLimit from 'p-limit';
import { Failure } from '../failure.ts';

interface Limits {
  /** Analyses at once. */
  readonly maxRunning: number;
  /** Analyses that may wait for their turn. */
  readonly maxWaiting: number;
  /** How long they may wait. */
  readonly maxWaitMs: number;
}

/** The analyses of this process: so many at once, so many waiting, and a way to end them all. */
export class RunningAnalyses {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #limits: Limits;
  readonly #controllers = new Set<AbortController>();
  #preparing = 0;
  #closing = false;

  constructor(limits: Limits) {
    this.#limit = pLimit(limits.maxRunning);
    this.#limits = limits;
  }

  get count(): number {
    return this.#limit.activeCount + this.#limit.pendingCount + this.#preparing;
  }

  /** Whether another analysis would be taken in. */
  get isOpen(): boolean {
    return !this.#closing && this.count < this.#limits.maxRunning + this.#limits.maxWaiting;
  }

  /** Throws a `Failure` when there is no room for another analysis. */
  assertOpen(): void {
    if (this.#closing)
      throw new Failure('busy', 'The server is being restarted. Try again in a moment.', { retryAfterS: 5 });
    if (!this.isOpen) throw tooBusy();
  }

  /** Does at once what comes before an analysis, counted as one. Ends with the reason of `clientGone` as soon as that fires. */
  async prepare(clientGone: AbortSignal, task: () => Promise<void>): Promise<void> {
    this.assertOpen();
    this.#preparing += 1;
    try {
      await Promise.race([task(), abortion(clientGone)]);
    } finally {
      this.#preparing -= 1;
    }
  }

  /**
   * Runs `task` when it is its turn. Ends with the reason of `clientGone` as soon as that fires, running or waiting;
   * the task learns of every end by its signal.
   */
  async run<T>(clientGone: AbortSignal, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const leave = () => controller.abort(clientGone.reason);
    if (clientGone.aborted) leave();
    clientGone.addEventListener('abort', leave, { once: true });
    this.#controllers.add(controller);
    const timer = setTimeout(() => controller.abort(tooBusy()), this.#limits.maxWaitMs);
    const turn = this.#limit(() => {
      controller.signal.throwIfAborted();
      clearTimeout(timer);
      return task(controller.signal);
    });
    turn.catch(() => undefined); // its failure counts only while it is still awaited below
    return Promise.race([turn, abortion(controller.signal)]).finally(() => {
      clearTimeout(timer);
      this.#controllers.delete(controller);
    });
  }

  /** Takes no new analyses, and gives the running ones so long to end; then they end with a failure. */
  close(graceMs: number): void {
    this.#closing = true;
    const reason = new Failure('busy', 'The server was restarted before the analysis had ended. Try again.', {
      retryAfterS: 5,
    });
    setTimeout(() => {
      for (const controller of this.#controllers) controller.abort(reason);
    }, graceMs).unref();
  }
}

function tooBusy(): Failure {
  return new Failure('busy', 'Too many analyses are running at the moment. Try again in a moment.', {
    retryAfterS: 10,
  });
}

function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
