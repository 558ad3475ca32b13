import { setImmediate } from 'node:timers/promises';
import type { Timers } from '../src/timers.ts';

export interface TestTimers extends Timers {
  /** Lets this much time pass and runs the timers that are due, in order. */
  readonly advance: (ms: number) => void;
  /** The remaining time of each pending timer, in ms. */
  readonly waiting: () => readonly number[];
  /** Ends all waits, and later waits as soon as they begin. */
  readonly end: () => void;
}

/** Timers on which time passes only when a test advances it, or while code sleeps: waiting takes no real time. */
export function testTimers(): TestTimers {
  const due = new Map<() => void, number>();
  let time = 0;
  let isOver = false;
  const advance = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const [next] = [...due].filter(([, at]) => at <= end).toSorted(([, one], [, other]) => one - other);
      if (next === undefined) break;
      const [work, at] = next;
      due.delete(work);
      time = Math.max(time, at);
      work();
    }
    time = end;
  };
  return {
    now: () => time,
    after(ms, work) {
      const once = () => work();
      due.set(once, time + (isOver ? 0 : ms));
      if (isOver) queueMicrotask(() => advance(0));
      return () => void due.delete(once);
    },
    async sleep(ms, signal) {
      const until = time + ms;
      await setImmediate(undefined, { signal });
      // Advances to a fixed time, so that sleeps that began together end together.
      advance(Math.max(0, until - time));
    },
    advance,
    waiting: () => [...due.values()].map((at) => at - time),
    end() {
      isOver = true;
      advance(Math.max(0, ...[...due.values()].map((at) => at - time)));
    },
  };
}
