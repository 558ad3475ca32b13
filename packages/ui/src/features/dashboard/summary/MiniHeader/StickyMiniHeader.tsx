import { useEffect, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { media, theme } from '../../../../theme/index.ts';
import { MiniHeader, type MiniHeaderProps } from './MiniHeader.tsx';

/** Keeps what has the focus, or is led to, below the bar. */
const BelowBar = createGlobalStyle`
  html {
    scroll-padding-top: 6rem;
    ${media.desktop} {
      scroll-padding-top: 4rem;
    }
  }
`;

/**
 * Takes no room, so that nothing moves. So far above its place that the bar is still there when Shift+Tab has led up to
 * what follows in the page: otherwise the keyboard would never get into the bar.
 */
const Sentinel = styled.div`
  position: absolute;
  margin-top: -8rem;
`;

/** A window that is hardly higher than the bar, as with a large zoom, is left to the report. */
const Top = styled.div`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  box-shadow: ${theme.shadow.md};
  ${media.print} {
    display: none;
  }
  @media (height < 24rem) {
    display: none;
  }
`;

/** The short header at the top of the window, as long as the place in the page where this is has scrolled out above it. */
export function StickyMiniHeader(props: MiniHeaderProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      // Everything below the window counts as in view: only what is above it is past.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <BelowBar />
      <Sentinel ref={sentinel} />
      {isPast && (
        <Top>
          <MiniHeader {...props} />
        </Top>
      )}
    </>
  );
}
