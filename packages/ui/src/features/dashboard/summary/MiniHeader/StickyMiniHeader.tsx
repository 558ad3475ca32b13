import { useEffect, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { media, screenOnly, theme } from '../../../../theme/index.ts';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import { ANSWER_ID } from '../../answer/AnswerStrip/answerId.ts';
import type { MiniHeaderProps } from './MiniHeader.tsx';

/** The header is fetched when it is first needed, because the first screen does not show it. */
const lazyMiniHeader = lazyModule(async () => (await import('./MiniHeader.tsx')).MiniHeader);

/** Keeps focused elements and link targets below the bar. */
const BelowBar = createGlobalStyle`
  html {
    scroll-padding-top: 6rem;
    ${media.desktop} {
      scroll-padding-top: 4rem;
    }
  }
`;

/** Hidden in a very short window, for example at high zoom, so that the report has enough space. */
const Top = styled.div`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  box-shadow: ${theme.shadow.md};
  ${screenOnly}
  @media (height < 24rem) {
    display: none;
  }
`;

/** The short header, fixed to the top of the window when the answer has scrolled out of view. */
export function StickyMiniHeader(props: MiniHeaderProps) {
  const [isPast, setPast] = useState(false);
  const header = useLazyModule(lazyMiniHeader, isPast);
  useEffect(() => {
    const element = document.getElementById(ANSWER_ID);
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      // The large bottom margin counts everything below the window as visible, so that only scrolling past the answer
      // hides it.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <BelowBar />
      {isPast && header.kind === 'ready' && (
        <Top>
          <header.value {...props} />
        </Top>
      )}
    </>
  );
}
