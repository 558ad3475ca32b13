/** A longer timer, in ms, belongs to the story, such as a message that changes after a while. */
const LONGEST = 1000;

const pending = new Map<number, string>();

const { setTimeout: start, clearTimeout: stop } = window;

/** Describes every short timer that has neither fired nor been cleared, such as 'a timer of 150 ms'. */
export const pendingTimers = (): readonly string[] => [...pending.values()];

window.setTimeout = Object.assign((handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
  if (typeof handler !== 'function' || delay > LONGEST) return start(handler, delay, ...args);
  const id = start(() => {
    pending.delete(id);
    handler(...args);
  }, delay);
  pending.set(id, `a timer of ${delay} ms`);
  return id;
}, start);

/** Either name clears a timer of either kind. */
window.clearTimeout = window.clearInterval = (id) => {
  pending.delete(Number(id));
  stop(id);
};

/** Forgets the timers of the story before: they are not what this one waits for. */
export const forgetTimers = (): void => pending.clear();

// A headless page may never be idle. Idle callbacks run as background tasks instead.
window.requestIdleCallback = (callback) => {
  const deadline = { didTimeout: false, timeRemaining: () => LONGEST };
  void scheduler.postTask(() => callback(deadline), { priority: 'background' });
  return 0;
};
