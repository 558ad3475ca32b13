interface Waiting {
  readonly id: string;
  readonly start: () => void;
}

/** Schedules the analyses of a thread fairly: the analysis that has used the least time goes next. */
export class FairTurns {
  /** Time that each analysis has used, in ms. */
  readonly #spent = new Map<string, number>();
  #waiting: readonly Waiting[] = [];
  /** The time that the analysis with the latest turn had used before that turn. */
  #level = 0;
  #isTaken = false;

  /** Runs `work`, which blocks the thread, at the turn of analysis `id`. If the signal fires first, throws the signal's reason. */
  async run<T>(id: string, signal: AbortSignal, work: () => T): Promise<T> {
    signal.throwIfAborted();
    this.#join(id);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting = this.#waiting.filter((other) => other.start !== start);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting = [...this.#waiting, { id, start }];
      this.#startNext();
    });
    const started = performance.now();
    try {
      return work();
    } finally {
      // The time is not recorded if the analysis was forgotten during its turn.
      if (this.#spent.has(id)) this.#spent.set(id, this.#timeOf(id) + performance.now() - started);
      // Lets the other analyses read the data that they have received meanwhile, so that one of them can be next.
      setImmediate(() => {
        this.#isTaken = false;
        this.#startNext();
      });
    }
  }

  /** Removes an analysis that has ended. */
  forget(id: string): void {
    this.#spent.delete(id);
  }

  #startNext(): void {
    const [first, ...others] = this.#waiting;
    if (this.#isTaken || first === undefined) return;
    const next = others.reduce(
      (least, other) => (this.#timeOf(other.id) < this.#timeOf(least.id) ? other : least),
      first,
    );
    this.#isTaken = true;
    this.#level = this.#timeOf(next.id);
    this.#waiting = this.#waiting.filter((other) => other !== next);
    next.start();
  }

  /** A new or idle analysis soon gets a turn. It gets no credit for the time in which it had no turn, because that would delay the others. */
  #join(id: string): void {
    if (this.#waiting.some((other) => other.id === id)) return;
    this.#spent.set(id, Math.max(this.#timeOf(id), this.#level));
  }

  #timeOf(id: string): number {
    return this.#spent.get(id) ?? 0;
  }
}
