/** A part of a screen, usually a component, that is fetched on demand. */
export interface LazyModule<T> {
  /** The loaded part; null until it is loaded. */
  readonly current: () => T | null;
  /** Loads the part. Rejects if it cannot be fetched; the next call tries again. */
  readonly load: () => Promise<T>;
}

/**
 * Defines a part of a screen that is fetched on demand. Unlike React's `lazy`, it can try again after a failure.
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
