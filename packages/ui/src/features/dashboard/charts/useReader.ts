import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the reader has interacted with the page: with a pointer, a key or by scrolling. */
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
