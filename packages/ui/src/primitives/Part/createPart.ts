/** A piece of a screen in a file of its own. */
export interface Part<T> {
  /** The piece; null until it is here. */
  readonly here: () => T | null;
  /** Fetches it, now or ahead of time. Rejects when it cannot be had; asked again, it tries again. */
  readonly fetch: () => Promise<T>;
}

/**
 * Says where a piece comes from. Instead of React's `lazy`, which never tries again after a fetch that failed.
 * @example const modal = createPart(async () => (await import('./Modal.tsx')).Modal)
 */
export function createPart<T>(load: () => Promise<T>): Part<T> {
  let piece: T | null = null;
  return {
    here: () => piece,
    fetch: async () => {
      piece ??= await load();
      return piece;
    },
  };
}
