import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether somebody is at the page: a pointer, a key or the scroll position has moved. */
export function useReader(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const found = () => setThere(true);
    for (const sign of SIGNS) window.addEventListener(sign, found, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, found);
    };
  }, [isThere]);
  return isThere;
}
