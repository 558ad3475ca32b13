import { styled } from 'styled-components';
import { CopyButton } from '../../features/CopyButton/CopyButton.tsx';
import { wide } from '../../features/PageFrame/wide.ts';
import { ProductMark } from '../../features/ProductMark/ProductMark.tsx';
import { ScreenHeading } from '../../features/ScreenHeading/ScreenHeading.tsx';
import { ScreenSign } from '../../features/ScreenSign/ScreenSign.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { theme, type } from '../../theme/index.ts';
import type { CrashScreenProps } from './CrashScreenProps.ts';

/** Stands in for a screen that threw. Needs nothing from the host that may be what broke. */
export function CrashScreen({ details, homeHref, onReload, onCopy }: CrashScreenProps) {
  return (
    <>
      <Header>
        <ProductMark />
      </Header>
      <Main>
        <ScreenSign kind="broken" />
        <ScreenHeading>Something broke on this page</ScreenHeading>
        <p>
          It is our fault, not yours. Reloading usually helps, and a finished report is not lost: it is still in this
          tab.
        </p>
        <Actions>
          <Button variant="primary" onClick={onReload}>
            Reload the page
          </Button>
          <LinkButton href={homeHref}>Go to the start page</LinkButton>
          <CopyButton text={details} onCopy={onCopy} />
        </Actions>
        <details>
          <summary>Details for whoever repairs it</summary>
          <pre>{details}</pre>
        </details>
      </Main>
    </>
  );
}

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
    font-family: ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
