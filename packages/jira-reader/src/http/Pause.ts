import { RequestFailure } from '../RequestFailure.ts';
import type { Timers } from '../timers.ts';

/** The clock of an analysis. */
interface Clock {
  readonly timers: Timers;
  /** On the clock of `timers`. */
  readonly deadline: number;
  /** Ends all waits. */
  readonly signal: AbortSignal;
}

/** The pause that a tracker requested, shared by all requests to it. */
export class Pause {
  readonly #clock: Clock;
  /** The time at which the pause ends, on the same clock as the deadline. */
  #until = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async wait(): Promise<void> {
    const { now } = this.#clock.timers;
    while (this.#until > now()) await sleepUnlessAborted(this.#clock, this.#until - now());
  }

  /** Throws a `RequestFailure` if the pause would last beyond the deadline. */
  extend(ms: number): void {
    if (isTooLate(this.#clock, ms)) {
      const seconds = Math.ceil(ms / 1000);
      throw new RequestFailure({ reason: 'pause-requested', seconds }, { retryAfterS: seconds });
    }
    this.#until = Math.max(this.#until, this.#clock.timers.now() + ms);
  }
}

/** Whether a wait of `ms` would last beyond the deadline. */
export function isTooLate({ timers, deadline }: Clock, ms: number): boolean {
  return timers.now() + ms > deadline;
}

/** Waits. If the session's signal fires meanwhile, throws the signal's reason. */
export async function sleepUnlessAborted({ timers, signal }: Clock, ms: number): Promise<void> {
  await timers.sleep(ms, signal).catch(() => signal.throwIfAborted());
}
