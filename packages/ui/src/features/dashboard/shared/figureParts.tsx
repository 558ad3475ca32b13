import { styled } from 'styled-components';
import { theme, type } from '../../../theme/index.ts';

export const FigureTitle = styled.h3`
  ${type.subheading}
  text-wrap: balance;
`;

export const FigureNote = styled.p`
  ${type.small}
  max-width: 48rem;
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
