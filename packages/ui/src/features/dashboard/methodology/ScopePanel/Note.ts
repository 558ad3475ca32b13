import { styled } from 'styled-components';
import { theme, type } from '../../../../theme/index.ts';

export const Note = styled.p`
  ${type.small}
  max-width: 44rem;
  color: ${theme.color.textMuted};
`;
