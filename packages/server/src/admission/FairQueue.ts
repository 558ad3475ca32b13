interface QueueLimits {
  /** Places that all clients together may take at a time. */
  readonly maxRunning: number;
  /** Places that one client may take at a time. */
  readonly maxRunningPerClient: number;
}

/** Assigns places to the client that has the fewest; clients with the same number take turns. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Number of places that each client has. */
  readonly #taken = new Map<string, number>();
  /** Waiters by client; the client whose turn it is comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #queued = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Number of taken places, plus the number of waiting requests. */
  get count(): number {
    return this.#running + this.#queued;
  }

  /** Number of places taken. */
  get running(): number {
    return this.#running;
  }

  /**
   * Waits for a place. Throws the signal's reason if it fires first.
   * @returns a function that releases the place
   */
  async enter(client: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#remove(client, start);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.set(client, [...(this.#waiting.get(client) ?? []), start]);
      this.#queued += 1;
      this.#startNext();
    });
    return () => this.#release(client);
  }

  #startNext(): void {
    while (this.#running < this.#limits.maxRunning) {
      const client = this.#next();
      if (client === undefined) return;
      const [start, ...others] = this.#waiting.get(client) ?? [];
      this.#waiting.delete(client);
      if (others.length > 0) this.#waiting.set(client, others);
      this.#queued -= 1;
      this.#running += 1;
      this.#taken.set(client, (this.#taken.get(client) ?? 0) + 1);
      start?.();
    }
  }

  /** The waiting client with the fewest places; of several such clients, the one whose turn it is. */
  #next(): string | undefined {
    const places = (client: string) => this.#taken.get(client) ?? 0;
    const [first, ...others] = [...this.#waiting.keys()].filter(
      (client) => places(client) < this.#limits.maxRunningPerClient,
    );
    return others.reduce(
      (next, client) => (next !== undefined && places(next) <= places(client) ? next : client),
      first,
    );
  }

  #remove(client: string, start: () => void): void {
    const others = (this.#waiting.get(client) ?? []).filter((other) => other !== start);
    if (others.length > 0) this.#waiting.set(client, others);
    else this.#waiting.delete(client);
    this.#queued -= 1;
  }

  #release(client: string): void {
    const left = (this.#taken.get(client) ?? 0) - 1;
    if (left > 0) this.#taken.set(client, left);
    else this.#taken.delete(client);
    this.#running -= 1;
    this.#startNext();
  }
}
