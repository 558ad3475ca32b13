/** Longest timer to wait for, in ms. A longer one belongs to the story, such as a message that changes after a while. */
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

/** `clearTimeout` and `clearInterval` each clear both timeouts and intervals. */
window.clearTimeout = window.clearInterval = (id) => {
  pending.delete(Number(id));
  stop(id);
};

/** Forgets the timers of the previous story, because the next story must not wait for them. */
export const forgetTimers = (): void => pending.clear();

// Runs idle callbacks as background tasks, because a headless page may never be idle.
window.requestIdleCallback = (callback) => {
  const deadline = { didTimeout: false, timeRemaining: () => LONGEST };
  void scheduler.postTask(() => callback(deadline), { priority: 'background' });
  return 0;
};
