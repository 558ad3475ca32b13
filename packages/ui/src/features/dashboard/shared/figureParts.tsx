import { styled } from 'styled-components';
import { theme, type } from '../../../theme/index.ts';

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;
`;

export const FigureCaption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[8]};
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
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;
