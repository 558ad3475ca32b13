import { FlaskConical } from 'lucide-react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../theme/index.ts';

const Root = styled.aside`
  ${type.caption}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[5]};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accentText};
  svg {
    flex: none;
  }
`;

/** Marks a report made from generated tickets, so that a screenshot of it cannot be mistaken for a customer's report. */
export function SampleRibbon(root: RootProps<'aside'>) {
  return (
    <Root {...root} aria-label="Sample data">
      <FlaskConical size={14} aria-hidden />
      <strong>Sample data</strong>
    </Root>
  );
}
