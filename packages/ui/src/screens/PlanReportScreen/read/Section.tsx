import type { Section as SectionContent } from '@roi-insight/report-text';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Blocks } from '../../../features/shell/document/Blocks.tsx';
import { theme, type } from '../../../theme/index.ts';

interface SectionProps {
  readonly section: Pick<SectionContent, 'title' | 'blocks'>;
  /** Content that replaces the blocks of the section. */
  readonly children?: ReactNode;
}

/** A titled part of the report. */
export function Section({ section: { title, blocks }, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children ?? <Blocks blocks={blocks} />}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;
  break-inside: avoid;

  > h2 {
    ${type.heading}
  }
`;
