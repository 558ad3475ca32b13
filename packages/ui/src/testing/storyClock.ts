/** A clock that a journey's play function controls. */
export interface StoryClock {
  readonly now: () => number;
  /** Advances the time immediately. */
  readonly pass: (ms: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A clock that only moves when a story moves it, so that a journey runs the same on every machine. */
export function storyClock(): StoryClock {
  let now = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    pass: (ms) => {
      now += ms;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
