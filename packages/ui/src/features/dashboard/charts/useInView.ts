import { type RefObject, useEffect, useState } from 'react';
import { usePrinting } from '../../../theme/index.ts';

/** Distance in pixels from the viewport at which an element counts as in view. */
const MARGIN = 200;

/** Whether the element has been near the viewport, or the page is being printed. Never becomes false again. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  const isPrinting = usePrinting();
  if (isPrinting && !seen) setSeen(true);
  useEffect(() => {
    const element = target.current;
    if (seen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen, target]);
  return seen;
}
