import { useEffect, useState } from 'react';

/** A browser that is never idle does it anyway after so many milliseconds. */
const PATIENCE = { timeout: 1000 };

/** Whether the browser has had nothing else to do since `isWanted`. Never goes back to false. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const work = () => setIdle(true);
    if (!isWanted) return;
    // Some browsers do not say when they are idle.
    if ('requestIdleCallback' in window) requestIdleCallback(work, PATIENCE);
    else setTimeout(work);
  }, [isWanted]);
  return isIdle;
}
