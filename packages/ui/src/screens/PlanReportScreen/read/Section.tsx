import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme, type } from '../../../theme/index.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the report. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
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
