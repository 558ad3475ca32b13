import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../theme/index.ts';

/** After this time, visible figures have counted up. */
const COUNT_UP_MS = 2200;

/** Whether the figures have counted up: until then, nothing outside the viewport competes with the animation for the processor. With reduced motion they do not count up. */
export function useCountUpFinished(): boolean {
  const [isFinished, setFinished] = useState(prefersReducedMotion);
  useEffect(() => {
    const timer = setTimeout(() => setFinished(true), COUNT_UP_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFinished;
}
