import monospaceFont from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';
import { crashText } from '@roi-insight/report-text';
import { createGlobalStyle, styled } from 'styled-components';
import { CopyButton } from '../../features/shell/CopyButton/CopyButton.tsx';
import { wide } from '../../features/shell/PageFrame/wide.ts';
import { Logo } from '../../features/shell/Logo/Logo.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { StatusIllustration } from '../../features/shell/StatusIllustration/StatusIllustration.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { theme, type } from '../../theme/index.ts';
import type { CopyText } from '../../features/shell/PageFrame/ScreenChrome.ts';

export interface CrashScreenProps {
  /** Details for developers: the error's message and stack. Never contains the token. */
  readonly details: string;
  /** URL of the start page, opened with a full page load, because the router may be broken. */
  readonly homeHref: string;
  readonly onReload: () => void;
  readonly onCopy: CopyText;
}

/** Replaces a screen that threw an error. It does not depend on the host, which may be broken. */
export function CrashScreen({ details, homeHref, onReload, onCopy }: CrashScreenProps) {
  return (
    <>
      <MonospaceFont />
      <Header>
        <Logo />
      </Header>
      <Main>
        <StatusIllustration kind="broken" />
        <ScreenHeading>Something went wrong</ScreenHeading>
        <p>{crashText}</p>
        <Actions>
          <Button variant="primary" onClick={onReload}>
            Reload the page
          </Button>
          <LinkButton href={homeHref}>Go to the start page</LinkButton>
          <CopyButton text={details} onCopy={onCopy} />
        </Actions>
        <details>
          <summary>Technical details</summary>
          <pre>{details}</pre>
        </details>
      </Main>
    </>
  );
}

/** Inlined, because this screen must also appear if a separate style sheet failed to load. */
const MonospaceFont = createGlobalStyle`
  @font-face {
    font-family: 'IBM Plex Mono';
    src: url(${monospaceFont}) format('woff2');
    font-display: swap;
  }
`;

const Header = styled.header`
  ${wide}
  padding-block: ${theme.space[4]};
`;

const Main = styled.main`
  ${wide}
  display: grid;
  gap: ${theme.space[6]};
  padding-block: clamp(4rem, 16vh, 10rem);

  > * {
    max-width: 40rem;
  }

  > p {
    ${type.lead}
    color: ${theme.color.textMuted};
  }

  summary {
    ${type.small}
    color: ${theme.color.textMuted};
    cursor: pointer;
  }

  pre {
    ${type.caption}
    margin: ${theme.space[3]} 0 0;
    padding: ${theme.space[4]};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surfaceSunken};
    font-family: 'IBM Plex Mono', 'Inter Variable', ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
