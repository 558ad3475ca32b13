import { type RefObject, useEffect, useState } from 'react';

/** Whether half of the element has been in the viewport. Never becomes false again. */
export function useSeen(target: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (isSeen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)),
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen, target]);
  return isSeen;
}
