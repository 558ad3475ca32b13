import { useEffect, useReducer } from 'react';
import { useHost } from '../host/HostContext.tsx';

/** The update interval, equal to the loading bar's step. */
const TICK_MS = 100;

/** Milliseconds since `startedAt`, updated ten times a second. */
export function useElapsed(startedAt: number): number {
  const { now } = useHost();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now() - startedAt);
}
