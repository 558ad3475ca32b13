/** Passes on only the last value of each frame. */
export interface PerFrame<T> {
  readonly send: (value: T) => void;
  /** Passes on the waiting value immediately. */
  readonly flush: () => void;
  /** Drops the waiting value. */
  readonly stop: () => void;
}

/** Collects values that arrive faster than the screen is drawn. */
export function perFrame<T>(receive: (value: T) => void): PerFrame<T> {
  let waiting: { readonly value: T; readonly frame: number } | null = null;
  function stop() {
    if (waiting !== null) cancelAnimationFrame(waiting.frame);
    waiting = null;
  }
  function flush() {
    const last = waiting;
    stop();
    if (last !== null) receive(last.value);
  }
  return {
    send: (value) => {
      waiting = { value, frame: waiting?.frame ?? requestAnimationFrame(flush) };
    },
    flush,
    stop,
  };
}
