/** Whether the system asks for reduced motion. */
export const prefersReducedMotion = (): boolean =>
  // Unknown during server rendering.
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
