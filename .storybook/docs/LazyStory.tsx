import { type PropsWithChildren, Suspense, useEffect, useRef, useState } from 'react';

interface LazyStoryProps {
  /** Distance from the visible part at which the story is rendered, in the format of an IntersectionObserver. */
  readonly margin: string;
}

/** Renders its content when the reader has scrolled near it, so that a page with many stories opens quickly. */
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
