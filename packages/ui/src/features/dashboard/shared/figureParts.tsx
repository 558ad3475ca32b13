import { styled } from 'styled-components';
import { captionLine, legend, theme, type } from '../../../theme/index.ts';

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;
`;

export const FigureCaption = styled.figcaption`
  ${captionLine}
`;

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

export const Legend = styled.p`
  ${legend}
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;
