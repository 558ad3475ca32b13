import { useEffect, useState } from 'react';

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the reader has interacted with the page: with a pointer, a key or by scrolling. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return undefined;
    const onInteraction = () => setHasInteracted(true);
    for (const event of EVENTS) window.addEventListener(event, onInteraction, { passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, onInteraction);
    };
  }, [hasInteracted]);
  return hasInteracted;
}
