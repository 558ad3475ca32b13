import { useEffect } from 'react';

/** Fetches the next screen while this one is shown. A failure is ignored until that screen is needed. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => void load().catch(() => undefined), [load]);
}
