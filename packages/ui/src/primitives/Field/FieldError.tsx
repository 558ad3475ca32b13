import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme, type } from '../../theme/index.ts';

const Root = styled.p`
  ${type.caption}
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.negative};
  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

/** The problem of a field's value. */
export function FieldError({ children, ...root }: ComponentProps<'p'>) {
  return (
    <Root {...root}>
      <CircleAlert size={14} aria-hidden />
      <span>{children}</span>
    </Root>
  );
}
