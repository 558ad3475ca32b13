import { useEffect, useState } from 'react';

/** Maximum wait in ms, even if the browser is never idle. */
const IDLE_OPTIONS = { timeout: 1000 };

/** Whether the browser has been idle since `isWanted` became true. Never becomes false again. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const work = () => setIdle(true);
    if (!isWanted) return;
    // Safari does not have `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(work, IDLE_OPTIONS);
    else setTimeout(work);
  }, [isWanted]);
  return isIdle;
}
