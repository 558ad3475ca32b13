import type { Timers } from '../timers.ts';
import { TooSlowError } from './TooSlowError.ts';

/** The part of the time left that a step may take while other teams wait, and when none does: the rest is for the report. */
const SHARE = 0.5;
const LAST_SHARE = 0.9;

/**
 * The time in which the other teams of a report are read. Each step gets a share of the time left when it begins, so that
 * a team that never responds is left out and the report still ends in time. The share is half, not an equal part, because
 * teams differ in size, and a tracker may ask all of them for a pause.
 */
export class TeamTime {
  readonly #timers: Pick<Timers, 'now' | 'after'>;
  readonly #deadline: number;

  /** @param deadline of the analysis, on the clock of `timers` */
  constructor(timers: Pick<Timers, 'now' | 'after'>, deadline: number) {
    this.#timers = timers;
    this.#deadline = deadline;
  }

  /**
   * Does `work`, whose signal fires when its share is over.
   * @param isLast whether no other team waits for it to end
   * @throws {TooSlowError} as soon as the share is over, even if `work` does not end then
   */
  async share<T>(isLast: boolean, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ms = Math.max(0, this.#deadline - this.#timers.now()) * (isLast ? LAST_SHARE : SHARE);
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
}
