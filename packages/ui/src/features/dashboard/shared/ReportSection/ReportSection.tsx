import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { focusRing, media, paragraphs, theme, type } from '../../../../theme/index.ts';
import type { SectionId, SectionVisit } from '../SectionLink/SectionVisit.ts';
import { useVisit } from '../SectionLink/useVisit.ts';

const Root = styled.section`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
  ${media.desktop} {
    gap: ${theme.space[8]};
  }
  ${paragraphs(theme.space[6])}
  ${media.print} {
    > header {
      break-after: avoid;
      break-inside: avoid;
    }
  }
`;

const Title = styled.h2`
  ${type.heading}
  ${focusRing}
  scroll-margin-top: ${theme.space[4]};
`;

const Lead = styled.p`
  max-width: 42rem;
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

interface ReportSectionProps extends RootProps<'section'> {
  /** Heading of the section and name of its region. */
  readonly title: string;
  /** The purpose of the section, in a sentence or two. */
  readonly lead: ReactNode;
  /** The content below the lead. */
  readonly children: ReactNode;
  /** Target of links. */
  readonly id?: SectionId | undefined;
  /** The link that was followed last. Each visit to this section scrolls to the title and focuses it. */
  readonly visit?: SectionVisit | null | undefined;
}

/** A section of the report with a title and a lead. */
export function ReportSection({ title, lead, children, id, visit = null, ...root }: ReportSectionProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useVisit(heading, id, visit);
  return (
    <Root {...root} aria-labelledby={titleId} id={id}>
      <header>
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </Root>
  );
}
