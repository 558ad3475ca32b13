import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';

const Root = styled.section`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
  ${media.desktop} {
    gap: ${theme.space[8]};
  }
`;

const Title = styled.h2`
  ${type.heading}
`;

const Lead = styled.p`
  max-width: 42rem;
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

interface ReportSectionProps {
  readonly title: string;
  /** What the section is for, in a sentence or two. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A chapter of the report. */
export function ReportSection({ title, lead, children }: ReportSectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <Title id={titleId}>{title}</Title>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </Root>
  );
}
