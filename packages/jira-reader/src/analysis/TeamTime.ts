import type { Timers } from '../timers.ts';
import { TooSlowError } from './TooSlowError.ts';

/** Maximum share of the remaining time that a step may take, even if no other step waits. The rest is for the report. */
const SHARE = 0.5;
const LAST_SHARE = 0.9;
/** Maximum time of a step. An analysis from the command line has an hour, and a team that hardly responds must not take half an hour. */
const MAX_STEP_MS = 120_000;
/** Time that is reserved for each waiting step, if enough is left. */
const RESERVED_MS = 10_000;

/**
 * The time in which the other teams of a report are read. When a step begins, it gets a share of the remaining time.
 * A team that never responds is therefore left out, and the report still ends in time. Normally, the share is half,
 * because teams differ in size and a tracker may ask for a pause. If the waiting steps would have too little time,
 * the share is smaller, but never smaller than an equal part.
 */
export class TeamTime {
  readonly #timers: Pick<Timers, 'now' | 'after'>;
  readonly #deadline: number;

  /** @param deadline deadline of the analysis, on the clock of `timers` */
  constructor(timers: Pick<Timers, 'now' | 'after'>, deadline: number) {
    this.#timers = timers;
    this.#deadline = deadline;
  }

  /**
   * Runs `work` with a signal that fires when its share of the time is over.
   * @param waiting number of steps that will run after this step, one at a time
   * @throws {TooSlowError} as soon as the share is over, even if `work` does not end then
   */
  async share<T>(waiting: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ms = this.#shareMs(waiting);
    const over = new AbortController();
    const isOver = new Promise<never>((_, reject) => {
      over.signal.addEventListener('abort', () => reject(new TooSlowError(Math.round(ms / 1000))), { once: true });
    });
    const cancel = this.#timers.after(ms, () => over.abort());
    try {
      return await Promise.race([work(over.signal), isOver]);
    } finally {
      cancel();
    }
  }

  #shareMs(waiting: number): number {
    const left = Math.max(0, this.#deadline - this.#timers.now());
    if (waiting === 0) return Math.min(MAX_STEP_MS, left * LAST_SHARE);
    const equal = left / (waiting + 1);
    return Math.min(MAX_STEP_MS, Math.max(equal, Math.min(left * SHARE, left - waiting * RESERVED_MS)));
  }
}
