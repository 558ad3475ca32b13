import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../theme/index.ts';

/** Time in ms after which visible figures have counted up. */
const COUNT_UP_MS = 2200;

/**
 * Whether the figures have counted up. Until then, nothing outside of the viewport may compete with the animation for
 * the processor. With reduced motion, there is no animation.
 */
export function useCountUpFinished(): boolean {
  const [isFinished, setFinished] = useState(prefersReducedMotion);
  useEffect(() => {
    const timer = setTimeout(() => setFinished(true), COUNT_UP_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFinished;
}
