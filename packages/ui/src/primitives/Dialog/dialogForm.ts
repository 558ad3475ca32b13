import { styled } from 'styled-components';
import { media, theme } from '../../theme/index.ts';

export const DialogForm = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`;

/** Two fields of the form, side by side from a tablet on. */
export const FieldPair = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
