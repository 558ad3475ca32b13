import { setTimeout as wait } from 'node:timers/promises';

/** The clock for deadlines and waits. Tests replace it, so that none of them depends on the speed of a machine. */
export interface Timers {
  /** Milliseconds since an arbitrary moment, independent of the time of day. */
  readonly now: () => number;
  /** Calls `work` after this time. Returns a function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Resolves after this time, or rejects when `signal` fires before. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The timers of the process. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
};
