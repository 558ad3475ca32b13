import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, paragraphs, theme } from '../../../../theme/index.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  min-width: 0;
  ${media.desktop} {
    gap: ${theme.space[8]};
  }
  ${paragraphs(theme.space[6])}
`;

const Lead = styled.p`
  max-width: 42rem;
  color: ${theme.color.textMuted};
  text-wrap: pretty;
  ${media.print} {
    break-after: avoid;
  }
`;

interface SectionContentProps extends RootProps<'div'> {
  /** An introduction of one or two sentences. */
  readonly lead: ReactNode;
  /** The content below the introduction. */
  readonly children: ReactNode;
}

/** The content of a section of the report, with an introduction. */
export function SectionContent({ lead, children, ...root }: SectionContentProps) {
  return (
    <Root {...root}>
      <Lead>{lead}</Lead>
      {children}
    </Root>
  );
}
