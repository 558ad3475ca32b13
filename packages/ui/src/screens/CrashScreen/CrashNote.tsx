import { styled } from 'styled-components';
import { wide } from '../../features/PageFrame/wide.ts';
import { ScreenHeading } from '../../features/ScreenHeading/ScreenHeading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';

const Note = styled.main`
  ${wide}
  padding-block: 4rem;
`;

interface CrashNoteProps {
  /** Address of this page. */
  readonly href: string;
}

/** Stands in for the crash screen where even that cannot be fetched: no connection, or a newer version was deployed. */
export function CrashNote({ href }: CrashNoteProps) {
  return (
    <Note>
      <ScreenHeading>This page could not be loaded</ScreenHeading>
      <p>Check the connection.</p>
      <LinkButton href={href}>Reload the page</LinkButton>
    </Note>
  );
}
