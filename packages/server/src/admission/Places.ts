import type { Timers } from '@roi-insight/jira-reader';
import { FairQueue } from './FairQueue.ts';

/** Limits of the analyses of one kind. */
export interface PlaceLimits {
  /** Maximum number of analyses that run at a time. */
  readonly maxRunning: number;
  /** Maximum number of analyses of one client that run at a time. */
  readonly maxRunningPerClient: number;
  /**
   * Maximum time that an analysis may keep its place: while it runs, and until its response is read. An analysis may wait for a place as long, so that
   * the last of the analyses that hold all places cannot outlast it.
   */
  readonly maxPlaceMs: number;
}

/** The places for analyses of one kind. */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #timers: Timers;
  readonly #queue: FairQueue;
  /** The time at which a place was last taken or freed. */
  #changedMs = 0;

  constructor(limits: PlaceLimits, timers: Timers) {
    this.#limits = limits;
    this.#timers = timers;
    this.#queue = new FairQueue(limits);
  }

  /** Number of places. */
  get all(): number {
    return this.#limits.maxRunning;
  }

  /** Number of taken places. */
  get taken(): number {
    return this.#queue.running;
  }

  /** Number of analyses that have a place or wait for one. */
  get count(): number {
    return this.#queue.count;
  }

  /** Whether all places have been taken for longer than an analysis may keep one, which only a defect can cause. */
  get isStuck(): boolean {
    return this.taken === this.all && this.#timers.now() - this.#changedMs > this.#limits.maxPlaceMs;
  }

  /**
   * Waits for a place. Rejects with the signal's reason if that fires first.
   * @param onTooLate called if no place is free in time; it has to abort the signal
   * @returns frees the place
   */
  async take(client: string, signal: AbortSignal, onTooLate: () => void): Promise<() => void> {
    const stopWaiting = this.#timers.after(this.#limits.maxPlaceMs, onTooLate);
    try {
      const leave = await this.#queue.enter(client, signal);
      this.#changedMs = this.#timers.now();
      return () => {
        this.#changedMs = this.#timers.now();
        leave();
      };
    } finally {
      stopWaiting();
    }
  }
}
