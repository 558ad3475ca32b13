import { type PropsWithChildren, Suspense, useEffect, useRef, useState } from 'react';

interface LazyStoryProps {
  /** How far around what is visible, as for an IntersectionObserver. */
  readonly margin: string;
}

/** Renders its content once the reader has scrolled near it: a page of many stories opens as fast as one of few. */
export function LazyStory({ margin, children }: PropsWithChildren<LazyStoryProps>) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null || isNear) return undefined;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: margin,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return (
    <div ref={place} style={isNear ? undefined : { minHeight: '10rem' }}>
      <Suspense>{isNear && children}</Suspense>
    </div>
  );
}
