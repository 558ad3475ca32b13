import { useEffect, useReducer } from 'react';
import { useHost } from '../host/HostContext.tsx';

/**
 * Milliseconds since `startedAt`, updated every `tickMs` until `lastMs` have passed. Updates after that would
 * repeatedly interrupt the rendering of the next screen.
 */
export function useElapsed(startedAt: number, lastMs: number, tickMs: number): number {
  const { now } = useHost();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (now() - startedAt >= lastMs) return undefined;
    const timer = setInterval(() => {
      tick();
      if (now() - startedAt >= lastMs) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [now, startedAt, lastMs, tickMs]);
  return Math.max(0, now() - startedAt);
}
