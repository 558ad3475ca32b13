/** A part of a screen, usually a component, in a file that is fetched only when it is needed. */
export interface LazyModule<T> {
  /** What was loaded; null until then. */
  readonly current: () => T | null;
  /** Loads it, now or ahead of time. Rejects when it cannot be fetched; the next call tries again. */
  readonly load: () => Promise<T>;
}

/**
 * Says where a part of a screen comes from. Used instead of React's `lazy`, which never tries again after a failure.
 * @example const lazyModal = lazyModule(async () => (await import('./Modal.tsx')).Modal)
 */
export function lazyModule<T>(fetchModule: () => Promise<T>): LazyModule<T> {
  let loaded: T | null = null;
  return {
    current: () => loaded,
    load: async () => {
      loaded ??= await fetchModule();
      return loaded;
    },
  };
}
