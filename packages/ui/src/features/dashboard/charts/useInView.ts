import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels before it comes into view at which something is begun. */
const HEAD_START = 200;

/** Whether the element has been near the viewport, or the page is being printed. Never goes back to false. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (seen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${HEAD_START}px 0px` },
    );
    // The print snapshot is taken right after the event: a render scheduled for later would miss it.
    const show = () => flushSync(() => setSeen(true));
    observer.observe(element);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [seen, target]);
  return seen;
}
