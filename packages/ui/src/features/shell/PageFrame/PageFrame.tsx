import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { theme, visuallyHidden } from '../../../theme/index.ts';
import { PageFooter } from '../PageFooter/PageFooter.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import type { ScreenChrome } from './ScreenChrome.ts';
import { wide } from './wide.ts';

interface PageFrameProps {
  readonly chrome: ScreenChrome;
  readonly children: ReactNode;
}

/** Header, main and footer, with a way past the header for the keyboard. */
export function PageFrame({ chrome, children }: PageFrameProps) {
  const mainId = useId();
  // Focus moves without touching the address: a fragment in it would be a navigation to the host's router.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  };
  return (
    <Frame>
      <SkipLink href={`#${mainId}`} onClick={skip}>
        Skip to content
      </SkipLink>
      {chrome.banner}
      <PageHeader chrome={chrome} />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <PageFooter />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const SkipLink = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }

  position: absolute;
  z-index: 1;
  top: ${theme.space[3]};
  left: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.text};
  color: ${theme.color.canvas};
`;

const Main = styled.main`
  ${wide}
  flex: 1;
  outline: none;
`;
