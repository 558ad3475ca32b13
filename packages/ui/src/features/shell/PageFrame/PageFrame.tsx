import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { PageFooter } from '../PageFooter/PageFooter.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import type { ScreenChrome } from './ScreenChrome.ts';
import { wide } from './wide.ts';

interface PageFrameProps extends RootProps<'div'> {
  /** The host's data and handlers for the header. */
  readonly chrome: ScreenChrome;
  /** The content of `main`, between header and footer. */
  readonly children: ReactNode;
}

/** Header, main and footer, with a skip link for keyboard users. */
export function PageFrame({ chrome, children, ...root }: PageFrameProps) {
  const mainId = useId();
  return (
    <Frame {...root}>
      <SkipLink mainId={mainId} />
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

const Main = styled.main`
  ${wide}
  flex: 1;
  outline: none;
`;
