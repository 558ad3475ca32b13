import { useEffect, useReducer } from 'react';
import { useHost } from '../host/HostContext.tsx';

/** The update interval, equal to the loading bar's step. */
const TICK_MS = 100;

/**
 * Milliseconds since `startedAt`, updated ten times a second until `lastMs` have passed. Further updates would interrupt
 * the rendering of the next screen again and again.
 */
export function useElapsed(startedAt: number, lastMs: number): number {
  const { now } = useHost();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(() => {
      tick();
      if (now() - startedAt >= lastMs) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [now, startedAt, lastMs]);
  return Math.max(0, now() - startedAt);
}
