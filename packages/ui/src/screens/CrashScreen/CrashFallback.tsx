import { checkConnectionText } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { wide } from '../../features/shell/PageFrame/wide.ts';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { theme } from '../../theme/index.ts';

const Note = styled.main`
  ${wide}
  display: grid;
  justify-items: start;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[16]};
`;

interface CrashFallbackProps {
  /** URL of the current page. */
  readonly href: string;
}

/**
 * Replaces the crash screen if the code of the crash screen cannot be fetched, because there is no connection or a newer
 * version was deployed.
 */
export function CrashFallback({ href }: CrashFallbackProps) {
  return (
    <Note>
      <ScreenHeading>This page couldn’t load</ScreenHeading>
      <p>{checkConnectionText}</p>
      <LinkButton href={href}>Reload the page</LinkButton>
    </Note>
  );
}
