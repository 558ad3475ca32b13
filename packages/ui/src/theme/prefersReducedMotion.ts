/** Whether the reader has asked the system for less motion. */
export const prefersReducedMotion = (): boolean =>
  // Nobody is known to prefer anything while a server renders.
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
