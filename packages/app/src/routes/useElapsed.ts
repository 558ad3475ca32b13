import { useEffect, useReducer } from 'react';
import { useHost } from '../host/HostContext.tsx';

/** The loading bar's step. */
const TICK_MS = 100;

/** Milliseconds since `startedAt`, renewed ten times a second; 0 without a start. */
export function useElapsed(startedAt: number | null): number {
  const { now } = useHost();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (startedAt === null) return undefined;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  return startedAt === null ? 0 : Math.max(0, now() - startedAt);
}
